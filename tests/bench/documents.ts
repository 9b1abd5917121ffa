import { chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../support/browser.ts';
import { phrasesOf } from '../support/phrases.ts';
import { startServer } from '../support/server-process.ts';
import { type Figure, figure, quantile } from './figure.ts';
import { type Librarian, seedLibrary } from './seed-library.ts';

const count = 10_000;
const requests = 40;
const openings = 15;
const phrase = phrasesOf('zh');

/** Measures response times of an account with 10,000 documents: lists over HTTP, and its page in the browser. */
export async function measureDocuments(postgres: string): Promise<readonly Figure[]> {
  await using server = await startServer({ postgres, settings: { LOG_LEVEL: 'warn' } });
  if (server.databaseUrl === null) throw new Error('The seed needs PostgreSQL');
  const librarian = await seedLibrary(server.databaseUrl, count);
  return [...(await measureLists(server.url, librarian)), ...(await measurePage(server.url, librarian))];
}

async function measureLists(url: string, { cookie, folderIds }: Librarian): Promise<readonly Figure[]> {
  const lists: Record<string, string> = {
    'by change': 'list',
    'by title': 'list?sort=title',
    'by length': 'list?sort=size',
    'one folder': `list?where=folder&folderId=${folderIds[30]}`,
    'title contains': 'list?title=7919',
  };
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(lists)) {
    const times = await timeRequests(`${url}/api/document/${path}`, cookie);
    figures.push(figure(`list of 10,000 ${name}, p95`, quantile(times, 0.95), 'ms', { atMost: 300 }));
  }
  const tree = await timeRequests(`${url}/api/folder/list`, cookie);
  return [...figures, figure('tree of 200 folders, p95', quantile(tree, 0.95), 'ms', { atMost: 300 })];
}

/** Times requests, sequentially and slowly enough to stay below the rate limit of an account. */
async function timeRequests(address: string, cookie: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let i = 0; i < requests; i++) {
    const begin = performance.now();
    const response = await fetch(address, { headers: { cookie } });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    await response.json();
    times.push(performance.now() - begin);
  }
  return times;
}

async function measurePage(url: string, { cookie }: Librarian): Promise<readonly Figure[]> {
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' });
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url }]);
    const page = await context.newPage();
    const opened: number[] = [];
    for (let i = 0; i <= openings; i++) opened.push(await timeOpening(page, `${url}/zh/app`));
    const { frames, rows } = await scroll(page);
    return [
      figure('page of 10,000 documents: rows painted, p50', quantile(opened.slice(1), 0.5), 'ms'),
      figure('page of 10,000 documents: rows painted, p95', quantile(opened.slice(1), 0.95), 'ms', {
        atMost: 300,
      }),
      figure('documents scrolled through', rows, ''),
      figure('frame while scrolling, p95', quantile(frames, 0.95), 'ms', { atMost: 34 }),
      figure('frame while scrolling, p99', quantile(frames, 0.99), 'ms'),
    ];
  } finally {
    await browser.close();
  }
}

/** Returns the time from the navigation until the first rows are painted. */
async function timeOpening(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await page.getByRole('list', { name: phrase('documents.listLabel') }).waitFor();
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0];
          if (paint) resolve(paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}

/** Scrolls with the wheel for ten seconds; returns the frame times and the distance. */
async function scroll(page: Page): Promise<{ frames: readonly number[]; rows: number }> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    let before = performance.now();
    const next = () => {
      const now = performance.now();
      frames.push(now - before);
      before = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await page.mouse.move(700, 500);
  for (let i = 0; i < 200; i++) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(50);
  }
  return page.evaluate(() => ({
    frames: (window as unknown as { frames: number[] }).frames.slice(5),
    rows: Number(
      [...document.querySelectorAll('[aria-posinset]')].at(-1)?.getAttribute('aria-posinset') ?? 0,
    ),
  }));
}
