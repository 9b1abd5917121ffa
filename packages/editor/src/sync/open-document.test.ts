import 'fake-indexeddb/auto';
import { syncVersion } from '@inkstone/contracts/sync';
import { describe, expect } from 'vitest';
import type { Journal } from './journal.ts';
import { answer, entriesStore, openJournalDatabase } from './journal-database.ts';
import { hasUnsavedChanges, removeLocalCopies } from './local-copies.ts';
import { sendUnsaved } from './send-unsaved.ts';
import { it, textOf, type, until } from './testing/it.ts';
import { listUnsavedDocuments } from './unsaved-documents.ts';

/** Sets the version of the journal to that of a newer page. */
async function raiseJournalVersion(account: string): Promise<void> {
  const database = await openJournalDatabase(account);
  const entries = database.transaction(entriesStore, 'readwrite').objectStore(entriesStore);
  const keys = await answer(entries.getAllKeys());
  for (const key of keys) {
    await answer(entries.put({ ...(await answer(entries.get(key))), version: syncVersion + 1 }, key));
  }
  database.close();
}

describe('a page', () => {
  it('is loading until it has the text, then saved', async ({ server, open }) => {
    server.doc.getText('body').insert(0, '旧文');
    const page = open();
    expect(page.status.getSnapshot().kind).toBe('loading');
    await page.ready;
    expect(textOf(page)).toBe('旧文');
    expect(page.status.getSnapshot()).toEqual({ kind: 'saved' });
    expect(server.received).toEqual(['open']);
  });

  it('is saved only when the server has acknowledged', async ({ server, open }) => {
    server.acknowledges = false;
    const page = open();
    await until(page, 'saved');
    type(page, '墨');
    expect(page.status.getSnapshot()).toEqual({ kind: 'saving', isKept: true });
    expect(page.hasUnsavedChanges()).toBe(true);
    await expect.poll(() => server.received).toContain('update');
    expect(page.status.getSnapshot()).toEqual({ kind: 'saving', isKept: true });
    server.acknowledge();
    await until(page, 'saved');
    expect(page.hasUnsavedChanges()).toBe(false);
  });

  it('sends text typed during an update together', async ({ server, open }) => {
    server.acknowledges = false;
    const page = open();
    await until(page, 'saved');
    for (const letter of 'abcdef') type(page, letter);
    const updates = () => server.received.filter((kind) => kind === 'update').length;
    await expect.poll(updates).toBe(1);
    server.acknowledge();
    await expect.poll(updates).toBe(2);
    server.acknowledge();
    await until(page, 'saved');
    expect(server.text).toBe('fedcba');
  });

  it('counts edits stored on this device while offline, and sends them when online', async ({
    server,
    open,
  }) => {
    const page = open();
    await until(page, 'saved');
    server.isReachable = false;
    server.cut();
    await until(page, 'offline');
    type(page, '一');
    type(page, '二');
    expect(page.status.getSnapshot()).toEqual({ kind: 'offline', changes: 2, isKept: true });
    server.isReachable = true;
    page.retry();
    await until(page, 'saved');
    expect(server.text).toBe('二一');
  });

  it('resends pending updates after a broken connection', async ({ server, open }) => {
    server.acknowledges = false;
    const page = open();
    await until(page, 'saved');
    type(page, '断');
    await expect.poll(() => server.received).toContain('update');
    server.cut();
    server.acknowledges = true;
    page.retry();
    await until(page, 'saved');
    expect(server.text).toBe('断');
  });

  it('is saved after deletions only when the server has them too', async ({ server, open }) => {
    const page = open();
    type(page, '删去');
    await until(page, 'saved');
    server.isReachable = false;
    server.cut();
    await until(page, 'offline');
    page.doc.getText('body').delete(0, 1);
    server.isReachable = true;
    page.retry();
    await until(page, 'saved');
    expect(server.text).toBe('去');
  });

  it('holds back remote edits on request', async ({ server, open }) => {
    const page = open();
    await until(page, 'saved');
    page.pauseRemote();
    server.change('他');
    type(page, '我');
    await until(page, 'saved');
    expect(textOf(page)).toBe('我');
    page.resumeRemote();
    expect(textOf(page)).toContain('他');
  });
});

describe('a refusal', () => {
  it('of the account or the document is reported, and not retried automatically', async ({
    server,
    open,
  }) => {
    server.refusal = 'other_account';
    const page = open();
    await until(page, 'not-saved');
    expect(page.status.getSnapshot()).toMatchObject({ reason: 'other_account' });
    await new Promise((resolve) => setImmediate(resolve));
    expect(server.received).toEqual(['open']);
    server.refusal = null;
    page.retry();
    await until(page, 'saved');
  });

  it('of an outdated page leaves its edits in the journal for the next page', async ({ server, open }) => {
    const page = open();
    await until(page, 'saved');
    server.cut();
    server.refusal = 'sync_version_unsupported';
    page.retry();
    await until(page, 'not-saved');
    type(page, '未送');
    await expect.poll(() => page.status.getSnapshot()).toMatchObject({ changes: 1, isKept: true });
    expect(server.text).toBe('');
    await page.close();
    server.refusal = null;
    await until(open(), 'saved');
    expect(server.text).toBe('未送');
  });

  it('is produced by an outdated page itself when a newer one wrote the journal', async ({
    account,
    server,
    open,
  }) => {
    const newer = open();
    await until(newer, 'saved');
    type(newer, '新');
    await newer.close();
    await raiseJournalVersion(account);
    server.received.length = 0;
    const page = open();
    await until(page, 'not-saved');
    expect(page.status.getSnapshot()).toMatchObject({ reason: 'sync_version_unsupported' });
    expect(textOf(page)).toBe('');
    expect(server.received).toEqual([]);
  });

  it('of edits is reported if this device has unsaved ones', async ({ server, open }) => {
    const page = open();
    await until(page, 'saved');
    server.isReachable = false;
    server.cut();
    await until(page, 'offline');
    type(page, '只读');
    server.isReadOnly = true;
    server.isReachable = true;
    page.retry();
    await until(page, 'not-saved');
    expect(page.status.getSnapshot()).toMatchObject({ reason: 'access_denied', changes: 1 });
    expect(page.isReadOnly.getSnapshot()).toBe(true);
  });

  it('of a slow connection is resolved automatically', async ({ server, open }) => {
    server.refusal = 'unstable_network';
    const page = open();
    await until(page, 'not-saved');
    server.refusal = null;
    await until(page, 'saved');
  });

  it('that is temporary is shown until the server has everything', async ({ server, open }) => {
    const page = open();
    await until(page, 'saved');
    server.acknowledges = false;
    type(page, '等');
    server.send({ kind: 'refused', code: 'save_failed', params: {} });
    await until(page, 'not-saved');
    page.retry();
    server.acknowledges = true;
    await until(page, 'saved');
    expect(server.text).toBe('等');
  });
});

describe('the journal', () => {
  it('restores edits after a crash that the server has never received', async ({ account, server, open }) => {
    server.isReachable = false;
    const page = open();
    await until(page, 'offline');
    type(page, '未存');
    await expect.poll(() => hasUnsavedChanges(account)).toBe(true);

    // The first page is not closed, like a page that has crashed.
    const next = open();
    await next.ready;
    expect(textOf(next)).toBe('未存');
    expect(next.hasUnsavedChanges()).toBe(true);
    server.isReachable = true;
    next.retry();
    await until(next, 'saved');
    expect(server.text).toBe('未存');
    await expect.poll(() => hasUnsavedChanges(account)).toBe(false);
  });

  it('shows the text without a server', async ({ server, open }) => {
    server.doc.getText('body').insert(0, '离线也在');
    const page = open();
    await until(page, 'saved');
    await page.close();
    server.isReachable = false;
    const next = open();
    await next.ready;
    expect(textOf(next)).toBe('离线也在');
    await until(next, 'offline');
    expect(next.status.getSnapshot()).toEqual({ kind: 'offline', changes: 0, isKept: true });
  });

  it('of one account is neither visible to nor sent by another', async ({ account, server, open }) => {
    server.isReachable = false;
    const mine = open();
    await until(mine, 'offline');
    type(mine, '私');
    await expect.poll(() => listUnsavedDocuments(account)).toEqual(['document']);
    await mine.close();

    server.isReachable = true;
    const theirs = open({ accountId: `${account}-other` });
    await until(theirs, 'saved');
    expect(textOf(theirs)).toBe('');
    expect(server.text).toBe('');
    expect(server.accountId).toBe(`${account}-other`);
    expect(await hasUnsavedChanges(`${account}-other`)).toBe(false);
  });

  it('is removed at sign-out, but not while it holds the only copy', async ({ account, server, open }) => {
    server.isReachable = false;
    const page = open();
    await until(page, 'offline');
    type(page, '唯一');
    await expect.poll(() => hasUnsavedChanges(account)).toBe(true);
    expect(await removeLocalCopies(account)).toBe(false);
    server.isReachable = true;
    page.retry();
    await until(page, 'saved');
    await expect.poll(() => removeLocalCopies(account)).toBe(true);

    server.isReachable = false;
    const next = open();
    await until(next, 'offline');
    expect(textOf(next)).toBe('');
  });

  it('of closed documents is sent on request', async ({ account, server, open }) => {
    server.isReachable = false;
    const page = open();
    await until(page, 'offline');
    type(page, '关了');
    await page.close();
    const options = { accountId: account, url: 'ws://server/sync', openSocket: server.openSocket };
    expect(await sendUnsaved(options)).toEqual(['document']);
    server.isReachable = true;
    expect(await sendUnsaved(options)).toEqual([]);
    expect(server.text).toBe('关了');
    expect(await hasUnsavedChanges(account)).toBe(false);
  });

  it('that the device refuses is reported', async ({ server, open }) => {
    const page = open({ openJournal: () => Promise.reject(new Error('no storage here')) });
    await until(page, 'saved');
    server.isReachable = false;
    server.cut();
    type(page, '险');
    await until(page, 'offline');
    await expect
      .poll(() => page.status.getSnapshot())
      .toEqual({ kind: 'offline', changes: 1, isKept: false });
  });

  it('that the device refuses is reported while changes are pending', async ({ server, open }) => {
    server.acknowledges = false;
    const page = open({ openJournal: () => Promise.reject(new Error('no storage here')) });
    await until(page, 'saved');
    type(page, '险');
    expect(page.status.getSnapshot()).toEqual({ kind: 'saving', isKept: false });
  });

  it('that is full is not trusted at the next change either', async ({ server, open }) => {
    const full: Journal = {
      load: () => Promise.resolve([]),
      append: () => Promise.reject(new Error('quota exceeded')),
      markSaved: () => Promise.resolve(),
      replace: () => Promise.resolve(),
      close: () => undefined,
    };
    const page = open({ openJournal: () => Promise.resolve(full) });
    await until(page, 'saved');
    type(page, '满');
    await until(page, 'saving');
    await until(page, 'saved');
    server.acknowledges = false;
    await expect.poll(() => server.text).toBe('满');
    type(page, '了');
    expect(page.status.getSnapshot()).toEqual({ kind: 'saving', isKept: false });
  });

  it('is compacted when it has grown long', async ({ open }) => {
    const page = open();
    await until(page, 'saved');
    for (let i = 0; i < 250; i++) {
      type(page, 'x');
      await until(page, 'saved');
    }
    await page.close();
    const second = open();
    await until(second, 'saved');
    await second.close();
    const third = open();
    await third.ready;
    expect(textOf(third)).toBe('x'.repeat(250));
  });
});

describe('two tabs', () => {
  it('exchange edits while the server is unavailable', async ({ server, open }) => {
    server.isReachable = false;
    const [one, two] = [open(), open()];
    await until(one, 'offline');
    await until(two, 'offline');
    type(one, '左');
    await expect.poll(() => textOf(two)).toBe('左');
    type(two, '右');
    await expect.poll(() => textOf(one)).toBe('右左');
    server.isReachable = true;
    two.retry();
    await until(two, 'saved');
    expect(server.text).toBe('右左');
  });
});
