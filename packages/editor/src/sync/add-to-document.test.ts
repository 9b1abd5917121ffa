import 'fake-indexeddb/auto';
import { describe, expect } from 'vitest';
import * as Y from 'yjs';
import { addToDocument } from './add-to-document.ts';
import { it, textOf, until } from './testing/it.ts';

/** A text written on another device, as an update. */
function written(text: string): Uint8Array {
  const doc = new Y.Doc();
  doc.getText('body').insert(0, text);
  return Y.encodeStateAsUpdate(doc);
}

describe('addToDocument', () => {
  it('sends the text to the server, once however often it is added', async ({ account, server, open }) => {
    const options = {
      ...{ accountId: account, documentId: 'document', url: 'ws://server/sync' },
      openSocket: server.openSocket,
    };
    const update = written('试过的字');
    expect(await addToDocument(options, update)).toBe(true);
    expect(server.text).toBe('试过的字');
    expect(await Promise.all([addToDocument(options, update), addToDocument(options, update)])).toEqual([
      true,
      true,
    ]);
    expect(server.text).toBe('试过的字');
    const page = open();
    await until(page, 'saved');
    expect(textOf(page)).toBe('试过的字');
  });

  it('reports when the server did not receive it', async ({ account, server }) => {
    const options = {
      ...{ accountId: account, documentId: 'document', url: 'ws://server/sync' },
      openSocket: server.openSocket,
    };
    server.isReachable = false;
    expect(await addToDocument(options, written('字'))).toBe(false);
    server.isReachable = true;
    server.isReadOnly = true;
    expect(await addToDocument(options, written('字'))).toBe(false);
    server.isReadOnly = false;
    server.refusal = 'file_in_trash';
    expect(await addToDocument(options, written('字'))).toBe(false);
    expect(server.text).toBe('');
  });
});
