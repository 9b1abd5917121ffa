import type { Page, Request, Response } from '@playwright/test';

/** How long nothing may begin, in ms, while the page has nothing to compute. */
const quiet = 100;

/**
 * Opens an address and waits until the page has come whole: no request is under way, none begins for a moment, and its
 * thread was idle before and after. Playwright's `networkidle` waits five times as long, whether or not the page works.
 */
export function openSettled(page: Page, address: string): Promise<Response | null> {
  return untilSettled(page, () => page.goto(address));
}

/**
 * Leads the open page of the app to another path as a link does, without loading the app again, and waits as `openSettled`
 * does.
 */
export function goSettled(page: Page, path: string): Promise<void> {
  return untilSettled(page, () =>
    page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path),
  );
}

async function untilSettled<T>(page: Page, go: () => Promise<T>): Promise<T> {
  const underWay = new Set<Request>();
  let begun = 0;
  const begin = (request: Request) => {
    begun++;
    underWay.add(request);
  };
  const end = (request: Request) => void underWay.delete(request);
  page.on('request', begin);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  try {
    const result = await go();
    let before: number;
    do {
      before = begun;
      await page.evaluate(waitUntilIdle, quiet);
    } while (begun > before || underWay.size > 0);
    return result;
  } finally {
    page.off('request', begin);
    page.off('requestfinished', end);
    page.off('requestfailed', end);
  }
}

/** Runs in the page. */
async function waitUntilIdle(ms: number): Promise<void> {
  // The first page of a headless browser may draw no frame, and then has no idle time either.
  const idle = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 }));
  await idle();
  await new Promise((resolve) => setTimeout(resolve, ms));
  await idle();
}
