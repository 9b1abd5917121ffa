import { expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { sharedSwitch } from './shared-switch.ts';

it('is off until it is turned on, for all editors', () => {
  const [here, there] = [new Y.Doc(), new Y.Doc()];
  here.on('update', (update) => Y.applyUpdate(there, update));
  const [mine, theirs] = [here, there].map((doc) => sharedSwitch(doc.getMap('settings'), 'official'));
  const received = vi.fn();
  const stop = theirs?.subscribe(received);
  expect([mine?.getSnapshot(), theirs?.getSnapshot()]).toEqual([false, false]);
  mine?.set(true);
  expect([mine?.getSnapshot(), theirs?.getSnapshot()]).toEqual([true, true]);
  mine?.set(false);
  expect(theirs?.getSnapshot()).toBe(false);
  expect(received).toHaveBeenCalledTimes(2);
  stop?.();
  mine?.set(true);
  expect(received).toHaveBeenCalledTimes(2);
});
