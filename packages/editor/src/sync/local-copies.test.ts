import 'fake-indexeddb/auto';
import { AppError } from '@inkstone/contracts';
import { describe, expect } from 'vitest';
import {
  beginLocalDocument,
  hasUnsavedChanges,
  listKeptDocuments,
  readLocalDocument,
  removeLocalCopies,
} from './local-copies.ts';
import { sendUnsaved } from './send-unsaved.ts';
import { it, type, until } from './testing/it.ts';
import { listUnsavedDocuments } from './unsaved-documents.ts';

describe('local copies', () => {
  it('of saved documents are removed at sign-out; an unsaved one stays', async ({
    account,
    server,
    open,
  }) => {
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

  it('can begin before the server has them, which is notified first', async ({ account, server, open }) => {
    await beginLocalDocument(account, 'document');
    expect(await listUnsavedDocuments(account)).toEqual(['document']);
    server.isReachable = false;
    const reported: string[] = [];
    const sending = { accountId: account, url: 'ws://server/sync', openSocket: server.openSocket };
    const prepare = async (id: string) => {
      if (!server.isReachable) throw new AppError('network_error');
      reported.push(id);
    };
    const page = open({ prepare });
    await page.ready;
    await until(page, 'offline');
    type(page, '离线');
    expect(reported).toEqual([]);
    expect(await sendUnsaved({ ...sending, prepare })).toEqual(['document']);
    server.isReachable = true;
    page.retry();
    await until(page, 'saved');
    expect(reported).toEqual(['document']);
    expect(server.text).toBe('离线');
    await expect.poll(() => listUnsavedDocuments(account)).toEqual([]);
  });

  it('stay unsaved when the server refuses, with the reason', async ({ account, open }) => {
    await beginLocalDocument(account, 'document');
    const page = open({ prepare: () => Promise.reject(new AppError('file_not_found')) });
    await until(page, 'not-saved');
    expect(page.status.getSnapshot()).toMatchObject({ reason: 'file_not_found', isKept: true });
    expect(await listUnsavedDocuments(account)).toEqual(['document']);
  });
});
