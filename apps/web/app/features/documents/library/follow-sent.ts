import type { QueryClient } from '@tanstack/react-query';
import { listsKey, type Pages } from './list-cache.ts';

/** Times between requests, in ms. */
const pauses = [3000, 6000, 12_000, 24_000];

/**
 * Refetches the lists until they show the content of documents that were just sent, for at most 45 s. The server extracts titles
 * and excerpts with a delay that grows with its load.
 */
export async function followSent(
  queries: QueryClient,
  ids: readonly string[],
  isOver: () => boolean,
): Promise<void> {
  const refetch = () => queries.invalidateQueries({ queryKey: listsKey });
  await refetch();
  const first = readRows(queries);
  for (const ms of pauses) {
    await new Promise((resolve) => setTimeout(resolve, ms));
    if (isOver()) return;
    await refetch();
    const rows = readRows(queries);
    if (ids.every((id) => rows.get(id) !== first.get(id))) return;
  }
}

/** Returns the displayed fields of each document in cached lists. */
function readRows(queries: QueryClient): ReadonlyMap<string, string> {
  const lists = queries.getQueriesData<Pages>({ queryKey: listsKey });
  const documents = lists.flatMap(([, list]) => list?.pages.flatMap((page) => page.documents) ?? []);
  return new Map(documents.map((row) => [row.id, JSON.stringify([row.title, row.excerpt, row.updatedAt])]));
}
