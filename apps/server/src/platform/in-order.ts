/**
 * Processes up to `width` items concurrently and yields the results in the order of the items. When one
 * fails, or the caller stops, the others are aborted and awaited.
 */
export async function* inOrder<Item, Result>(
  items: Iterable<Item>,
  width: number,
  signal: AbortSignal,
  work: (item: Item, signal: AbortSignal) => Promise<Result>,
): AsyncGenerator<Result> {
  const stopping = new AbortController();
  const both = AbortSignal.any([signal, stopping.signal]);
  const running: Promise<Result>[] = [];
  const start = (item: Item) => {
    const result = work(item, both);
    // Awaited below; until then a failure must not count as unhandled.
    result.catch(() => undefined);
    running.push(result);
  };
  try {
    for (const item of items) {
      signal.throwIfAborted();
      start(item);
      if (running.length >= width) yield await (running.shift() as Promise<Result>);
    }
    for (let next = running.shift(); next; next = running.shift()) yield await next;
  } finally {
    stopping.abort();
    await Promise.allSettled(running);
  }
}
