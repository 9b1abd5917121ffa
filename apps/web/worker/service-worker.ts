import { createQuiet } from '../app/platform/quiet.ts';
import { isAppPage } from './app-page.ts';
import { type Build, shellPath } from './build.ts';

// Opens the app offline. Caches the files of exactly one build by their hashed names, so that a page never
// gets a file of another build. Caches no data, and no page except the app shell.

declare const self: ServiceWorkerGlobalScope;
declare const __BUILD__: Build;

const build = __BUILD__;
const prefix = 'inkstone-app-';
const cacheName = prefix + build.id;
const kept = new Set([...build.files, ...build.later]);
const later = new Set(build.later);
/** Timeout for the first byte of a reply, in ms; after it the server counts as unreachable. */
const timeout = 8000;
const quiet = createQuiet();
/** Status codes of a proxy whose server is down. */
const isUnavailable = (status: number) => status >= 502 && status <= 504;

self.addEventListener('install', (event) => event.waitUntil(fill()));

// At this point no page of an older build is open that could still need its files.
self.addEventListener('activate', (event) =>
  event.waitUntil(removeOthers().then(() => self.clients.claim())),
);

self.addEventListener('message', (event) => {
  if (event.data?.kind === 'typing') quiet.setBusy(event.data.isBusy === true);
  if (event.data?.kind === 'take-over') event.waitUntil(takeOver(event.data.build));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (kept.has(pathname)) event.respondWith(answerFile(request, pathname));
  else if (request.mode === 'navigate' && isAppPage(pathname)) event.respondWith(answerPage(request));
});

async function fill(): Promise<void> {
  const cache = await caches.open(cacheName);
  // Sequentially, and not while the user types, because these downloads are not urgent.
  for (const path of build.files) {
    await quiet.wait();
    await keepFile(cache, path);
  }
  for (const path of build.later) await copyFile(cache, path);
  // Without credentials: the app shell contains no user data.
  const shell = await fetch(shellPath, { credentials: 'omit', cache: 'no-store' });
  if (!shell.ok || !(await shell.clone().text()).includes(build.id))
    throw new Error('No shell of this build');
  await cache.put(shellPath, shell);
}

async function keepFile(cache: Cache, path: string): Promise<void> {
  if (await copyFile(cache, path)) return;
  const reply = await fetch(path, { cache: isHashed(path) ? 'default' : 'no-cache' });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
  await cache.put(path, reply);
}

/** Copies an unchanged file from the cache of the previous build. */
async function copyFile(cache: Cache, path: string): Promise<boolean> {
  const reply = isHashed(path) ? await caches.match(path) : undefined;
  if (reply) await cache.put(path, reply);
  return reply !== undefined;
}

function isHashed(path: string): boolean {
  return path.startsWith('/assets/');
}

async function removeOthers(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/**
 * Activates this worker at the request of a page. The page must belong to this build and be the only one, because others may
 * belong to the old build.
 */
async function takeOver(pageBuild: unknown): Promise<void> {
  if (pageBuild !== build.id) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await self.skipWaiting();
}

async function answerFile(request: Request, path: string): Promise<Response> {
  const cache = await caches.open(cacheName);
  const found = await cache.match(path);
  if (found) return found;
  const reply = await fetch(request);
  if (reply.ok && later.has(path)) await cache.put(path, reply.clone());
  return reply;
}

async function answerPage(request: Request): Promise<Response> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, timeout, null));
  const reply = await Promise.race([fetch(request).catch(() => null), late]);
  if (reply && !isUnavailable(reply.status)) return reply;
  const cache = await caches.open(cacheName);
  return (await cache.match(shellPath)) ?? reply ?? Response.error();
}
