import { expect, it, vi } from 'vitest';
import {
  Awareness,
  applyAwarenessUpdate,
  encodeAwarenessUpdate,
  removeAwarenessStates,
} from 'y-protocols/awareness';
import * as Y from 'yjs';
import { othersChanges } from './others-changes.ts';

it('reports carets once there are others, until the last of them has left', () => {
  const [mine, theirs] = [new Awareness(new Y.Doc()), new Awareness(new Y.Doc())];
  const others = othersChanges(mine);
  const received = vi.fn();
  others.on('change', received);
  others.setLocalStateField('cursor', 1);
  expect(mine.getLocalState()).toEqual({ cursor: 1 });
  expect(received).not.toHaveBeenCalled();

  theirs.setLocalStateField('cursor', 1);
  applyAwarenessUpdate(mine, encodeAwarenessUpdate(theirs, [theirs.clientID]), 'server');
  expect(received).toHaveBeenCalledTimes(1);
  others.setLocalStateField('cursor', 2);
  expect(received).toHaveBeenCalledTimes(2);
  removeAwarenessStates(mine, [theirs.clientID], 'server');
  expect(received).toHaveBeenCalledTimes(3);
  others.setLocalStateField('cursor', 3);
  expect(received).toHaveBeenCalledTimes(3);

  others.off('change', received);
  applyAwarenessUpdate(mine, encodeAwarenessUpdate(theirs, [theirs.clientID]), 'server');
  expect(received).toHaveBeenCalledTimes(3);
  for (const one of [mine, theirs]) one.destroy();
});
