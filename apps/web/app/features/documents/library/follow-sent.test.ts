import type { DocumentView } from '@inkstone/contracts/documents';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followSent } from './follow-sent.ts';
import { listKey, type Pages } from './list-cache.ts';
import type { ListQuery } from './list-query.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A list for which the server returns these titles, one per request; the last one from then on. */
function showList(titles: readonly string[]) {
  const queries = new QueryClient();
  let requested = 0;
  const read = (): Pages => {
    const title = titles[Math.min(requested++, titles.length - 1)] ?? '';
    const rows = [{ id: 'a', title, excerpt: '', updatedAt: 1 } as DocumentView];
    return { pages: [{ documents: rows, next: null, total: 1 }], pageParams: [undefined] };
  };
  const shown = new QueryObserver(queries, { queryKey: listKey({} as ListQuery), queryFn: read });
  const stop = shown.subscribe(() => undefined);
  return { queries, requested: () => requested, stop };
}

async function follow(titles: readonly string[], ms: number, isOver = () => false): Promise<number> {
  const list = showList(titles);
  await vi.advanceTimersByTimeAsync(0);
  const done = followSent(list.queries, ['a'], isOver);
  await vi.advanceTimersByTimeAsync(ms);
  list.stop();
  if (ms >= 45_000) await done;
  return list.requested();
}

it('polls until the extracted title appears, however long the server takes', async () => {
  expect(await follow(['', '', '', '', 'Begun offline'], 20_000)).toBe(4);
  expect(await follow(['', '', '', '', 'Begun offline'], 60_000)).toBe(5);
});

it('stops polling once it appears', async () => {
  expect(await follow(['', '', 'Begun offline'], 60_000)).toBe(3);
});

it('stops after 45 seconds, and when the page is left', async () => {
  expect(await follow([''], 45_000)).toBe(6);
  expect(await follow([''], 45_000, () => true)).toBe(2);
});
