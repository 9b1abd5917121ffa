import { randomInt, seededRandom } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { editByChance, textOf } from './testing/random-edits.ts';
import { isStateVector, isUpdate } from './validation.ts';

const random = seededRandom(4);

/** A document of some random edits, and these edits. */
function arrange() {
  const doc = new Y.Doc();
  const updates: Uint8Array[] = [];
  doc.on('update', (update: Uint8Array) => updates.push(update));
  for (let i = 0; i < 40; i++) editByChance(doc, random);
  return { doc, updates: updates.filter((update) => update.length < 5000) };
}

function damaged(update: Uint8Array): Uint8Array {
  const copy = update.slice();
  for (let i = 0; i <= randomInt(random, 4); i++)
    copy[randomInt(random, copy.length)] = randomInt(random, 256);
  return copy;
}

describe('isUpdate', () => {
  it('accepts updates of Yjs', () => {
    const { doc, updates } = arrange();
    expect([...updates, Y.encodeStateAsUpdate(doc)].every(isUpdate)).toBe(true);
  });

  it.each([[Uint8Array.of()], [Uint8Array.of(1)], [Uint8Array.of(255, 255, 255, 255)]])(
    'refuses %j',
    (bytes) => expect(isUpdate(bytes)).toBe(false),
  );

  it('refuses an item that refers to a later one of its own author', () => {
    const doc = new Y.Doc();
    doc.clientID = 1;
    const updates: Uint8Array[] = [];
    doc.on('update', (update: Uint8Array) => updates.push(update));
    doc.getText('t').insert(0, 'a');
    doc.getText('t').insert(1, 'b');
    const [, second = new Uint8Array()] = updates;
    // 1 client, 1 struct, client 1, clock 1; info, then origin: client 1, clock 0.
    expect([...second.subarray(0, 7)]).toEqual([1, 1, 1, 1, 0x84, 1, 0]);
    expect(isUpdate(second)).toBe(true);
    second[6] = 9;
    expect(isUpdate(second)).toBe(false);
  });

  it('accepts nothing that damages existing content', () => {
    let passed = 0;
    for (let round = 0; round < 15; round++) {
      const { doc, updates } = arrange();
      const text = textOf(doc);
      for (let i = 0; i < 100; i++) {
        const update = damaged(updates[randomInt(random, updates.length)] ?? new Uint8Array());
        if (!isUpdate(update)) continue;
        passed++;
        const copy = new Y.Doc();
        Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc));
        try {
          Y.applyUpdate(copy, update);
        } catch {
          // A room with an edit that cannot be applied is reloaded without it.
        }
        const again = new Y.Doc();
        Y.applyUpdate(again, Y.encodeStateAsUpdate(copy));
        expect(textOf(again).length).toBeGreaterThan(0);
      }
      expect(textOf(doc)).toBe(text);
    }
    expect(passed).toBeGreaterThan(50);
  });
});

describe('isStateVector', () => {
  it('distinguishes one from random bytes', () => {
    expect(isStateVector(Y.encodeStateVector(arrange().doc))).toBe(true);
    expect(isStateVector(Uint8Array.of(200, 200))).toBe(false);
  });
});
