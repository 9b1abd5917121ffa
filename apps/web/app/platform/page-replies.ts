import type { AnyEndpoint, Call } from '@inkstone/contracts';
import { readDataScript } from './data-script.tsx';

/** An endpoint whose reply a page can contain: it changes nothing, and is called without input. */
export type ReadEndpoint = AnyEndpoint & { readonly method: 'GET' };

/** Replies that the server embeds in a page, because components request them as soon as it is open. */
export interface PageReplies {
  /** When they were read, in ms. */
  readonly at: number;
  /** By path of the endpoint. */
  readonly replies: Readonly<Record<string, unknown>>;
}

/** The name under which they are embedded. */
export const repliesName = 'replies';

/** After this time, in ms, requests are sent again: the page may have been kept, and opened again from a cache. */
const maxAge = 30_000;

/** Calls these endpoints on the server; those that are refused are left out, so that the page requests them itself. */
export async function collectReplies(endpoints: readonly ReadEndpoint[], call: Call): Promise<PageReplies> {
  const at = Date.now();
  const replies: Record<string, unknown> = {};
  const collect = async (endpoint: ReadEndpoint) => {
    const reply: unknown = await call(endpoint, {}).catch(() => undefined);
    if (reply !== undefined) replies[endpoint.path] = reply;
  };
  await Promise.all(endpoints.map(collect));
  return { at, replies };
}

let at = 0;
let left = new Map<string, unknown>();

/** Reads the embedded replies; called once before hydration. Visitors have none; a page opened again by going back has old ones. */
export function readPageReplies(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation && 'type' in navigation && navigation.type === 'back_forward') return;
  const embedded = readDataScript(repliesName) as PageReplies | null;
  if (embedded) keepReplies(embedded);
}

/** Keeps replies until each has been taken. */
export function keepReplies(embedded: PageReplies): void {
  at = embedded.at;
  left = new Map(Object.entries(embedded.replies));
}

/** Drops the remaining replies, because the user changes something. */
export function dropReplies(): void {
  left.clear();
}

/**
 * Takes the reply to a call, which is then no longer kept: later calls are sent. A change at its path drops it, and time drops
 * all; also when the clocks of server and device differ by more than half a minute.
 */
export function takeReply({ method, path }: AnyEndpoint, input: unknown): { readonly reply: unknown } | null {
  if (Math.abs(Date.now() - at) > maxAge) left.clear();
  if (!left.has(path)) return null;
  const reply = left.get(path);
  left.delete(path);
  return method === 'GET' && !hasInput(input) ? { reply } : null;
}

/** Whether an input contains anything besides the number that keeps caches from answering. */
function hasInput(input: unknown): boolean {
  return Object.entries(Object(input)).some(([name, value]) => name !== '_' && value !== undefined);
}
