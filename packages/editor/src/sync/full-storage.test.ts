import 'fake-indexeddb/auto';
import { describe, expect, vi } from 'vitest';
import { openIndexedDbJournal } from './indexed-db-journal.ts';
import type { Journal } from './journal.ts';
import { it, textOf, type, until } from './testing/it.ts';

/** A device whose storage can be full: `append` and `replace` then write nothing, as in a browser. */
function createDevice() {
  const device = {
    isFull: false,
    openJournal: async (accountId: string, documentId: string): Promise<Journal> => {
      const journal = await openIndexedDbJournal(accountId, documentId);
      const unlessFull = <Rest extends readonly unknown[], Result>(
        write: (...rest: Rest) => Promise<Result>,
      ) => {
        return async (...rest: Rest) => {
          if (device.isFull) throw new DOMException('No space left', 'QuotaExceededError');
          return write(...rest);
        };
      };
      return { ...journal, append: unlessFull(journal.append), replace: unlessFull(journal.replace) };
    },
  };
  return device;
}

describe('a device with full storage', () => {
  it('keeps what it has refused as soon as there is space for the next change', async ({ server, open }) => {
    const device = createDevice();
    server.isReachable = false;
    const page = open({ openJournal: device.openJournal });
    await until(page, 'offline');
    device.isFull = true;
    type(page, '丢');
    await expect.poll(() => page.status.getSnapshot()).toMatchObject({ changes: 1, isKept: false });
    device.isFull = false;
    type(page, '别');
    await expect.poll(() => page.status.getSnapshot()).toMatchObject({ changes: 2, isKept: true });

    // The first page is not closed, like a page that has crashed.
    const next = open();
    await next.ready;
    expect(textOf(next)).toBe('别丢');
    server.isReachable = true;
    next.retry();
    await until(next, 'saved');
    expect(server.text).toBe('别丢');
  });

  it('shows a text whose long journal it cannot compact', async ({ server, open }) => {
    const first = open();
    await until(first, 'saved');
    for (let i = 0; i < 201; i++) {
      type(first, 'x');
      await until(first, 'saved');
    }
    await first.close();
    const device = createDevice();
    device.isFull = true;
    server.isReachable = false;
    const page = open({ openJournal: device.openJournal });
    await page.ready;
    expect(textOf(page)).toBe('x'.repeat(201));
  });
});

describe('a browser that blocks storage', () => {
  it('opens and saves a document, without its own copy and without other tabs', async ({ server, open }) => {
    const refuse = () => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    };
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        constructor() {
          refuse();
        }
      },
    );
    vi.stubGlobal('indexedDB', { open: refuse });
    const page = open();
    vi.unstubAllGlobals();
    await until(page, 'saved');
    type(page, '无痕');
    await expect.poll(() => server.text).toBe('无痕');
    await until(page, 'saved');
  });
});
