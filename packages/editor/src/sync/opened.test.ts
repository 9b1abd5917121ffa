import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { stateVectorOf } from './opened.ts';

it('decodes to the same state vector, whatever bytes it contains', () => {
  const doc = new Y.Doc();
  for (let author = 1; author < 40; author++) {
    const peer = new Y.Doc();
    peer.clientID = author * 104_729_731;
    peer.getText('title').insert(0, 'x'.repeat(author));
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(peer));
  }
  const text = stateVectorOf({ doc });
  expect(text).toMatch(/^[\w-]+$/);
  expect(Y.decodeStateVector(Buffer.from(text, 'base64url'))).toEqual(
    Y.decodeStateVector(Y.encodeStateVector(doc)),
  );
});
