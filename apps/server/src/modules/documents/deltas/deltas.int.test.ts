import { AppError } from '@inkstone/contracts';
import { createDocument, trashDocuments } from '@inkstone/contracts/documents';
import { getDelta, sendDelta } from '@inkstone/contracts/documents/deltas';
import { documentParts } from '@inkstone/contracts/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { RawClient } from '../../../platform/sync/testing/raw-client.ts';
import type { TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount } from '../../accounts/testing.ts';

let server: TestServer;
let owner: TestClient;
let otherUser: TestClient;
let ownerId = '';
let token = '';
let id = '';

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const [one, two] = [await createAccount(server.deps), await createAccount(server.deps)];
  ownerId = one.accountId;
  token = one.token;
  owner = server.as(one.token);
  otherUser = server.as(two.token);
  id = (await owner.call(createDocument, { title: '' })).id;
});

async function refusalOf(call: Promise<unknown>): Promise<string> {
  const refusal = await call.then(() => null).catch((error: unknown) => error);
  return refusal instanceof AppError ? refusal.code : `no refusal: ${String(refusal)}`;
}

/** A program that keeps a document and synchronises it by calls. */
class Program {
  readonly doc = new Y.Doc();
  stateVector = '';

  async fetch(client = owner): Promise<number> {
    const delta = await client.call(getDelta, { id, stateVector: this.stateVector });
    const update = Buffer.from(delta.update, 'base64');
    Y.applyUpdate(this.doc, update);
    this.stateVector = delta.stateVector;
    return update.length;
  }

  send(client = owner) {
    const update = Buffer.from(Y.encodeStateAsUpdate(this.doc)).toString('base64');
    return client.call(sendDelta, { id, update });
  }

  get title() {
    return this.doc.getText(documentParts.title);
  }
}

describe('a document by calls', () => {
  it('returns the whole document first and then only new updates', async () => {
    const [writer, reader] = [new Program(), new Program()];
    writer.title.insert(0, '砚'.repeat(2000));
    await writer.send();
    expect(await reader.fetch()).toBeGreaterThan(6000);
    expect(reader.title.toString()).toHaveLength(2000);

    writer.title.insert(0, '新');
    await writer.send();
    expect(await reader.fetch()).toBeLessThan(100);
    expect(reader.title.toString().startsWith('新砚')).toBe(true);
  });

  it('merges with concurrent edits of two open editors and another program', async () => {
    const socket = `${server.url.replace('http', 'ws')}/sync`;
    const editors = [new RawClient(socket), new RawClient(socket)];
    for (const editor of editors) await editor.open(id, token, { accountId: ownerId });
    const programs = [new Program(), new Program()];
    for (const [place, program] of programs.entries()) program.title.insert(0, `程${place}`);
    await Promise.all([
      ...programs.map((program) => program.send()),
      ...editors.map((editor, place) =>
        editor.saved(editor.change((doc) => doc.getText(documentParts.title).insert(0, `编${place}`))),
      ),
    ]);
    for (const program of programs) await program.fetch();
    const [one, two] = programs.map((program) => program.title.toString());
    expect(one).toBe(two);
    for (const part of ['程0', '程1', '编0', '编1']) expect(one).toContain(part);
    for (const editor of editors) editor.cut();
  });

  it('applies an edit sent twice only once', async () => {
    const program = new Program();
    program.title.insert(0, '一');
    const first = await program.send();
    expect(await program.send()).toEqual(first);
    const reader = new Program();
    await reader.fetch();
    expect(reader.title.toString()).toBe('一');
  });

  it('refuses everybody but the owner', async () => {
    const program = new Program();
    program.title.insert(0, '私');
    expect(await refusalOf(program.fetch(server.visitor()))).toBe('sign_in_first');
    expect(await refusalOf(program.send(server.visitor()))).toBe('sign_in_first');
    expect(await refusalOf(program.fetch(otherUser))).toBe('file_not_found');
    expect(await refusalOf(program.send(otherUser))).toBe('file_not_found');
    const reader = new Program();
    await reader.fetch();
    expect(reader.title.toString()).toBe('');
  });

  it('refuses a document in the trash', async () => {
    await owner.call(trashDocuments, { ids: [id] });
    expect(await refusalOf(new Program().fetch())).toBe('file_in_trash');
    expect(await refusalOf(new Program().send())).toBe('file_in_trash');
  });

  it.each([['AQ=='], ['/////w==']])('refuses bytes that are no edit: %s', async (update) => {
    expect(await refusalOf(owner.call(sendDelta, { id, update }))).toBe('invalid_sync_message');
  });

  it('refuses an invalid state vector', async () => {
    expect(await refusalOf(owner.call(getDelta, { id, stateVector: '_____w' }))).toBe('invalid_sync_message');
  });
});
