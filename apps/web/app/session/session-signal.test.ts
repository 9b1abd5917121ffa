import { afterAll, expect, it } from 'vitest';
import { announceBenefits, announceSessionEnd, onBenefits, onSessionEnd } from './session-signal.ts';

const otherTab = new BroadcastChannel('inkstone-session');
afterAll(() => otherTab.close());

const nextOf = (tab: BroadcastChannel) =>
  new Promise<MessageEvent>((resolve) =>
    tab.addEventListener('message', (event) => resolve(event as MessageEvent), { once: true }),
  );

it('tells other tabs that a session has ended, and listens to them, but not to itself', async () => {
  const heard: string[] = [];
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

it('tells other tabs of new benefits, which do not end a session', async () => {
  const heard: string[] = [];
  const stops = [onSessionEnd(() => heard.push('ended')), onBenefits(() => heard.push('benefits'))];
  const told = nextOf(otherTab);
  announceBenefits();
  expect((await told).data).toBe('benefits');
  const answered = new Promise<void>((resolve) => stops.push(onBenefits(resolve)));
  otherTab.postMessage('benefits');
  await answered;
  expect(heard).toEqual(['benefits']);
  for (const stop of stops) stop();
});
