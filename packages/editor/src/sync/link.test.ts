import 'fake-indexeddb/auto';
import { describe, expect } from 'vitest';
import { it, type, until } from './testing/it.ts';

describe('a refusal', () => {
  it('of a token that is over is got over by renewing it, and nobody hears of it', async ({
    server,
    open,
  }) => {
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

  it.for(['signed_in_elsewhere', 'session_revoked'] as const)(
    'because of %s keeps the text here until somebody signs in again',
    async (code, { server, open }) => {
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
