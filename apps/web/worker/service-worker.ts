import type { Locale } from '@inkstone/phrases';
import { createQuiet } from '../app/platform/quiet.ts';
import { isAppPage } from './app-page.ts';
import { type Build, shellPath } from './build.ts';
import { languagesIn, languagesOfPages, pathInCachedLanguage } from './languages.ts';

// Opens the app offline. Caches the files of exactly one build by their hashed names, so that a page never
// gets a file of another build. Caches no data, and no page except the app shell.

declare const self: ServiceWorkerGlobalScope;
declare const __BUILD__: Build;

const build = __BUILD__;
const prefix = 'inkstone-app-';
const cacheName = prefix + build.id;
const kept = new Set([...build.files, ...Object.values(build.messages).flat(), ...build.later]);
const later = new Set(build.later);
/** Timeout for the first byte of a reply, in ms; after it the server counts as unreachable. */
const timeout = 8000;
const quiet = createQuiet();
/** Languages whose messages are to be cached. */
const wanted = new Set<Locale>();
let isInstalling = false;
/** Status codes of a proxy whose server is down. */
const isUnavailable = (status: number) => status >= 502 && status <= 504;

self.addEventListener('install', (event) => event.waitUntil(fill()));

// At this point no page of an older build is open that could still need its files.
self.addEventListener('activate', (event) =>
  event.waitUntil(removeOthers().then(() => self.clients.claim())),
);

self.addEventListener('message', (event) => {
  if (event.data?.kind === 'typing') quiet.setBusy(event.data.isBusy === true);
  if (event.data?.kind === 'languages') {
    // Pages repeat the message, so that a failure is made up for.
    event.waitUntil(addLanguages(event.data.locales).catch(() => undefined));
  }
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
  isInstalling = true;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const urls = pages.map(({ url }) => url);
  for (const locale of languagesOfPages(urls, navigator.languages)) wanted.add(locale);
  for (const locale of languagesIn(build.messages, await cachedPaths())) wanted.add(locale);
  const cache = await caches.open(cacheName);
  await keepFiles(cache, build.files);
  // Including languages that pages add meanwhile.
  for (const locale of wanted) await keepFiles(cache, build.messages[locale]);
  isInstalling = false;
  for (const path of build.later) await copyFile(cache, path);
  // Without credentials: the app shell contains no user data.
  const shell = await fetch(shellPath, { credentials: 'omit', cache: 'no-store' });
  if (!shell.ok || !(await shell.clone().text()).includes(build.id))
    throw new Error('No shell of this build');
  await cache.put(shellPath, shell);
}

/** Paths of all files in the caches of this build and the previous ones. */
async function cachedPaths(): Promise<ReadonlySet<string>> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return new Set(requests.flat().map(({ url }) => new URL(url).pathname));
}

/** Caches the messages of the given languages, of which some may be unknown to this build. */
async function addLanguages(locales: readonly Locale[]): Promise<void> {
  const known = locales.filter((locale) => build.messages[locale] !== undefined);
  for (const locale of known) wanted.add(locale);
  if (isInstalling) return;
  const cache = await caches.open(cacheName);
  for (const locale of known) {
    if (!(await hasMessages(cache, locale))) await keepFiles(cache, build.messages[locale]);
  }
}

/** Whether all messages of a language are cached. They are cached in order, so that the last file tells. */
async function hasMessages(cache: Cache, locale: Locale): Promise<boolean> {
  return (await cache.match(build.messages[locale].at(-1) ?? shellPath)) !== undefined;
}

/** Sequentially, and not while the user types, because these downloads are not urgent. */
async function keepFiles(cache: Cache, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await quiet.wait();
    await keepFile(cache, path);
  }
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
  const shell = await cache.match(shellPath);
  if (!shell) return reply ?? Response.error();
  // Without its messages the page would stay empty.
  const { pathname, search } = new URL(request.url);
  const other = pathInCachedLanguage(pathname + search, await completeLanguages(cache));
  return other === null ? shell : Response.redirect(other);
}

/** The languages whose messages are cached, those of the browser first. */
async function completeLanguages(cache: Cache): Promise<readonly Locale[]> {
  const preferred = languagesOfPages([self.location.origin], navigator.languages);
  const all = new Set([...preferred, ...(Object.keys(build.messages) as Locale[])]);
  const complete: Locale[] = [];
  for (const locale of all) if (await hasMessages(cache, locale)) complete.push(locale);
  return complete;
}
