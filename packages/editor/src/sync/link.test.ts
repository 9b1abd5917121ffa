import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDocument } from './open-document.ts';
import type { OpenDocument } from './opened.ts';
import { FakeServer } from './testing/fake-server.ts';

let server: FakeServer;
let pages: OpenDocument[];
let account = '';
let count = 0;

beforeEach(() => {
  count++;
  account = `renewer-${count}`;
  server = new FakeServer();
  pages = [];
});

afterEach(() => Promise.all(pages.map((page) => page.close())));

function open(options: Partial<Parameters<typeof openDocument>[0]> = {}): OpenDocument {
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

describe('a refusal', () => {
  it('of a token that is over is got over by renewing it, and nobody hears of it', async () => {
    const asked: boolean[] = [];
    const prepare = async (_: string, isExpired: boolean) => {
      asked.push(isExpired);
      if (isExpired) server.refusal = null;
    };
    server.refusal = 'session_expired';
    const page = open({ prepare });
    const told: string[] = [];
    page.status.subscribe(() => told.push(page.status.getSnapshot().kind));
    await until(page, 'saved');
    expect(asked).toEqual([false, true]);
    expect(told).not.toContain('not-saved');
    expect(told).not.toContain('offline');
    type(page, '续');
    await until(page, 'saved');
    expect(server.text).toBe('续');
  });

  it.each(['signed_in_elsewhere', 'session_revoked'] as const)(
    'because of %s keeps the text here until somebody signs in again',
    async (code) => {
      const page = open();
      await until(page, 'saved');
      server.refusal = code;
      server.tell({ kind: 'refused', code, params: {} });
      await until(page, 'not-saved');
      type(page, '未送');
      await expect
        .poll(() => page.status.getSnapshot())
        .toMatchObject({ reason: code, changes: 1, isKept: true });
      await page.close();
      server.refusal = null;
      await until(open(), 'saved');
      expect(server.text).toBe('未送');
    },
  );
});
