import { isAppPage } from './app-page.ts';
import { type Build, shellPath } from './build.ts';

// Opens the app without the server. It keeps the files of exactly one build and hands them out by their names,
// which hold hashes: a page never gets a file of another build. It never keeps data, and no page but the shell.

declare const self: ServiceWorkerGlobalScope;
declare const __BUILD__: Build;

const build = __BUILD__;
const prefix = 'inkstone-app-';
const cacheName = prefix + build.id;
const kept = new Set([...build.files, ...build.later]);
const later = new Set(build.later);
/** A server that has not begun to answer after this long, in ms, counts as gone. */
const patience = 8000;
/** Said by what stands before a server that is gone. */
const isGone = (status: number) => status >= 502 && status <= 504;

self.addEventListener('install', (event) => event.waitUntil(fill()));

// Only now is no page of an older build left that could still need its files.
self.addEventListener('activate', (event) =>
  event.waitUntil(removeOthers().then(() => self.clients.claim())),
);

self.addEventListener('message', (event) => {
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
  await Promise.all(build.files.map((path) => keepFile(cache, path)));
  await Promise.all(build.later.map((path) => copyFile(cache, path)));
  // Without a session: nothing of anybody is in it.
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

/** Takes over a file from the build before, if it is the same one. */
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

/** Asked by a page. It must be of this build and the only one: others may be of the build before. */
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
  const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
  const reply = await Promise.race([fetch(request).catch(() => null), late]);
  if (reply && !isGone(reply.status)) return reply;
  const cache = await caches.open(cacheName);
  return (await cache.match(shellPath)) ?? reply ?? Response.error();
}
