import 'fake-indexeddb/auto';
import { AppError } from '@inkstone/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  beginLocalDocument,
  hasUnsavedChanges,
  listKeptDocuments,
  listUnsavedDocuments,
  readLocalDocument,
  removeLocalCopies,
} from './local-copies.ts';
import { openDocument } from './open-document.ts';
import type { OpenDocument } from './opened.ts';
import { sendUnsaved } from './send-unsaved.ts';
import { FakeServer } from './testing/fake-server.ts';

let server: FakeServer;
let pages: OpenDocument[];
let account = '';
let count = 0;

beforeEach(() => {
  count++;
  account = `keeper-${count}`;
  server = new FakeServer();
  pages = [];
});

afterEach(() => Promise.all(pages.map((page) => page.close())));

type Options = Partial<Parameters<typeof openDocument>[0]>;

function open(options: Options = {}): OpenDocument {
  const page = openDocument({
    documentId: 'document',
    accountId: account,
    url: 'ws://server/sync',
    openSocket: server.openSocket,
    chance: () => 0,
    ...options,
  });
  pages.push(page);
  return page;
}

const until = (page: OpenDocument, kind: string) =>
  expect.poll(() => page.status.getSnapshot().kind).toBe(kind);

const type = (page: OpenDocument, text: string) => page.doc.getText('body').insert(0, text);

describe('what this device keeps', () => {
  it('of documents that are all saved goes at sign-out; another one that is not stays', async () => {
    const saved = open({ documentId: 'saved' });
    await until(saved, 'saved');
    type(saved, '已存');
    await until(saved, 'saved');
    await saved.close();
    server.isReachable = false;
    const page = open();
    await until(page, 'offline');
    type(page, '唯一');
    await expect.poll(() => hasUnsavedChanges(account)).toBe(true);
    expect([...(await listKeptDocuments(account))].sort()).toEqual(['document', 'saved']);
    expect(await removeLocalCopies(account)).toBe(false);
    expect([...(await listKeptDocuments(account))]).toEqual(['document']);
    expect((await readLocalDocument(account, 'document'))?.getText('body').toString()).toBe('唯一');
    expect(await readLocalDocument(account, 'saved')).toBeNull();
  });

  it('can begin before the server knows of it, which is told first', async () => {
    await beginLocalDocument(account, 'document');
    expect(await listUnsavedDocuments(account)).toEqual(['document']);
    server.isReachable = false;
    const told: string[] = [];
    const sending = { accountId: account, url: 'ws://server/sync', openSocket: server.openSocket };
    const prepare = async (id: string) => {
      if (!server.isReachable) throw new AppError('network_error');
      told.push(id);
    };
    const page = open({ prepare });
    await page.ready;
    await until(page, 'offline');
    type(page, '离线');
    expect(told).toEqual([]);
    expect(await sendUnsaved({ ...sending, prepare })).toEqual(['document']);
    server.isReachable = true;
    page.retry();
    await until(page, 'saved');
    expect(told).toEqual(['document']);
    expect(server.text).toBe('离线');
    await expect.poll(() => listUnsavedDocuments(account)).toEqual([]);
  });

  it('stays unsaved when the server refuses to be told, and says why', async () => {
    await beginLocalDocument(account, 'document');
    const page = open({ prepare: () => Promise.reject(new AppError('file_not_found')) });
    await until(page, 'not-saved');
    expect(page.status.getSnapshot()).toMatchObject({ reason: 'file_not_found', isKept: true });
    expect(await listUnsavedDocuments(account)).toEqual(['document']);
  });
});
