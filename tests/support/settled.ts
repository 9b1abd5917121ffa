import type { Page, Request, Response } from '@playwright/test';

/** Time in ms during which no request may begin while the page is idle. */
const quiet = 100;

/**
 * Opens a URL and waits until the page is loaded completely: no request is pending, none begins for a moment, and its main
 * thread was idle before and after. Playwright's `networkidle` waits five times as long, whether or not the page is busy.
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
  // The first page of a headless browser may render no frame, and then has no idle callback either.
  const idle = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 }));
  await idle();
  await new Promise((resolve) => setTimeout(resolve, ms));
  await idle();
}
