import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../support/browser.ts';
import { signInBrowser } from '../support/entry.ts';
import { phrasesOf } from '../support/phrases.ts';
import { startServer } from '../support/server-process.ts';
import { type Figure, figure, quantile } from './figure.ts';

const visits = 4;
/** Number of keys in a visit: about ten seconds of typing that begins as soon as the page accepts text. */
const keys = 70;
const phrase = phrasesOf('zh');
const text = '我们己经出发了，他门在路上。The weather were nice yesterday and we recieved it. ';

/** Durations per key in ms: until the paint, and the processor time of the page's main thread until the next key. */
interface Times {
  readonly paint: readonly number[];
  readonly processor: readonly number[];
}

/**
 * Types during the first ten seconds of first visits, each in a browser without any stored data of Inkstone: on the trial
 * page of a visitor who comes from the home page, and on the writing page of a new account. Measures each key from its event
 * to its paint, and the processor time of the page's main thread between two keys, which hardly depends on other load.
 */
export async function measureFirstVisit(postgres: string): Promise<readonly Figure[]> {
  await using server = await startServer({ postgres });
  return [
    ...figuresOf('trial', await visit(server.url, openTrial)),
    ...figuresOf('new document', await visit(server.url, openDocument)),
  ];
}

function figuresOf(page: string, { paint, processor }: Times): readonly Figure[] {
  return [
    figure(`key to paint, first visit, ${page}, p50`, quantile(paint, 0.5), 'ms'),
    figure(`key to paint, first visit, ${page}, p95`, quantile(paint, 0.95), 'ms', { atMost: 25 }),
    figure(`main thread a key, first visit, ${page}, p50`, quantile(processor, 0.5), 'ms'),
    figure(`main thread a key, first visit, ${page}, p95`, quantile(processor, 0.95), 'ms'),
  ];
}

async function visit(url: string, open: (page: Page, url: string) => Promise<void>): Promise<Times> {
  const measured: Times[] = [];
  for (let each = 0; each < visits; each++) {
    const args = [...chromiumLaunch.args, '--disable-frame-rate-limit', '--disable-gpu-vsync'];
    const browser = await chromium.launch({ ...chromiumLaunch, args });
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' });
      await page.addInitScript(observeKeys);
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      await open(page, url);
      measured.push(await typeAndMeasure(page, session));
    } finally {
      await browser.close();
    }
  }
  return {
    paint: measured.flatMap(({ paint }) => paint),
    processor: measured.flatMap(({ processor }) => processor),
  };
}

async function openTrial(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/zh/`);
  await page.getByRole('link', { name: phrase('site.tryButton') }).click();
  await page.locator('.sheet[contenteditable=true]').click();
}

async function openDocument(page: Page, url: string): Promise<void> {
  await signInBrowser(page.context(), url);
  await page.goto(`${url}/zh/app`);
  await page
    .getByRole('button', { name: phrase('documents.newDocument') })
    .first()
    .click();
  await page.locator('.sheet[contenteditable=true]').click();
}

/** Runs in the page: records the time from each key, or text of an input method, to the task after its paint. */
function observeKeys(): void {
  const times: number[] = [];
  Object.assign(window, { keyTimes: times });
  let since: number | null = null;
  const note = ({ timeStamp }: Event) => {
    if (since !== null) return;
    since = timeStamp;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        times.push(performance.now() - timeStamp);
        since = null;
      };
      port2.postMessage(null);
    });
  };
  for (const event of ['keydown', 'beforeinput']) addEventListener(event, note, { capture: true });
}

async function typeAndMeasure(page: Page, session: CDPSession): Promise<Times> {
  const processor: number[] = [];
  let before = await mainThread(session);
  for (let each = 0; each < keys; each++) {
    const character = text[each % text.length] ?? ' ';
    const isKey = /[ -~]/.test(character);
    await (isKey ? page.keyboard.press(character) : page.keyboard.insertText(character));
    // Simulates the rhythm of a writer, who pauses after each sentence.
    await page.waitForTimeout(/[。.]/.test(character) ? 400 : 90 + (each % 7) * 15);
    const now = await mainThread(session);
    processor.push(now - before);
    before = now;
  }
  const paint = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
  return { paint, processor };
}

/** Returns the processor time of all tasks of the page's main thread so far, in ms. */
async function mainThread(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
