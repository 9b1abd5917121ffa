import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { RemoteGate } from './remote-gate.ts';

/** Creates a gate in front of an empty document, and the updates of a user who is typing. */
function arrange() {
  const doc = new Y.Doc();
  let applied = 0;
  const gate = new RemoteGate((update) => {
    applied++;
    Y.applyUpdate(doc, update);
  });
  const author = new Y.Doc();
  author.on('update', (update: Uint8Array) => gate.pass(update));
  return { doc, gate, write: (text: string) => author.getText('t').insert(0, text), applied: () => applied };
}

describe('RemoteGate', () => {
  it('passes everything at once until it is paused', () => {
    const { doc, write } = arrange();
    write('a');
    expect(doc.getText('t').toString()).toBe('a');
  });

  it('releases what it held in one piece', () => {
    const { doc, gate, write, applied } = arrange();
    gate.pause();
    for (const letter of 'abc') write(letter);
    expect(doc.getText('t').toString()).toBe('');
    gate.resume();
    gate.resume();
    expect(doc.getText('t').toString()).toBe('cba');
    expect(applied()).toBe(1);
  });

  it('holds at most a megabyte', () => {
    const { doc, gate, write } = arrange();
    gate.pause();
    write('x'.repeat(1024 * 1024));
    expect(doc.getText('t').length).toBe(1024 * 1024);
  });
});
