import { afterEach, expect, it } from 'vitest';
import { announceSessionEnd, onSessionEnd } from './session-signal.ts';

const otherTab = new BroadcastChannel('inkstone-session');
afterEach(() => otherTab.close());

it('tells other tabs that a session has ended, and listens to them, but not to itself', async () => {
  const heard: string[] = [];
  const nextOf = (tab: BroadcastChannel) =>
    new Promise((resolve) => tab.addEventListener('message', resolve, { once: true }));
  const stop = onSessionEnd(() => heard.push('first'));
  const stopLast = onSessionEnd(() => heard.push('last'));
  const told = nextOf(otherTab);
  announceSessionEnd();
  await told;
  expect(heard).toEqual([]);
  const answered = new Promise<void>((resolve) => onSessionEnd(resolve));
  stop();
  otherTab.postMessage('ended');
  await answered;
  expect(heard).toEqual(['last']);
  stopLast();
});
