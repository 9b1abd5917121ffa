import { expect, type Page } from '@playwright/test';

/**
 * Waits until the service worker has cached its files and the text of a document is stored on this device.
 */
export async function waitUntilReady(page: Page, documentId: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const texts = async () => {
    const [, known] = await readAll(page, 'library', 'known');
    return Object.keys(known ?? {});
  };
  await expect.poll(texts, { timeout: 60_000 }).toContain(documentId);
}

/**
 * Clears the browser's own cache, which still has files and pictures of opened pages, so that only the service worker's
 * remain.
 */
export async function clearHttpCache(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await browser.detach();
}

/** Waits until a change that the server has not acknowledged is stored on this device. */
export async function waitForUnsaved(page: Page): Promise<void> {
  await expect.poll(async () => (await readAll(page, 'documents', 'unsaved')).length).toBeGreaterThan(0);
}

/** Waits until the given number of the user's pictures is stored on this device. */
export async function waitForPictures(page: Page, count: number): Promise<void> {
  const pictures = async () => (await readAll(page, 'pictures', 'pictures')).length;
  await expect.poll(pictures, { timeout: 60_000 }).toBe(count);
}

/** Returns the languages of whose messages the service worker has cached every file. */
export function cachedLanguages(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const code = await (await fetch('/service-worker.js')).text();
    const [, lists = ''] = /messages:\{(.*?)\}/.exec(code) ?? [];
    const cached = new Set<string>();
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) cached.add(new URL(url).pathname);
    return [...lists.matchAll(/"?([\w-]+)"?:\[(.*?)\]/g)]
      .filter(([, , files = '']) => JSON.parse(`[${files}]`).every((path: string) => cached.has(path)))
      .map(([, locale = '']) => locale);
  });
}

/** Returns all user data stored in this browser. */
export function storedData(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => [
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...Object.keys(localStorage).filter((key) => key === 'inkstone-account'),
  ]);
}

/** Returns the content of an object store of the account's database; empty if there is no such database. */
function readAll(
  page: Page,
  kind: 'library' | 'pictures' | 'documents',
  store: string,
): Promise<readonly unknown[]> {
  const read = ([kind, store]: readonly [string, string]) =>
    new Promise<unknown[]>((resolve) => {
      const account = JSON.parse(localStorage.getItem('inkstone-account') ?? '{}').id;
      const opening = indexedDB.open(`inkstone-${kind}-${account}`, 1);
      opening.onerror = () => resolve([]);
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onsuccess = () => {
        const request = opening.result.transaction(store).objectStore(store).getAll();
        request.onsuccess = () => {
          opening.result.close();
          resolve(request.result);
        };
      };
    });
  return page.evaluate(read, [kind, store] as const);
}
