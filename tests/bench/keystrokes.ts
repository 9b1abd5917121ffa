import { chromium, expect, type Page } from '@playwright/test';
import { chromiumLaunch } from '../support/browser.ts';
import { openNewDocument } from '../support/entry.ts';
import { phrasesOf } from '../support/phrases.ts';
import { startServer } from '../support/server-process.ts';
import { writingPage } from '../support/writing-page.ts';
import { openBareEditor } from './bare-editor.ts';
import { type Figure, figure, quantile } from './figure.ts';

const strokes = 200;
const mistakes = 60;
const phrase = phrasesOf('en');

/** A text to type into: Chinese paragraphs with one mistake each. */
interface LongText {
  readonly characters: number;
  readonly findings: number;
}

const long: LongText = { characters: 100_000, findings: 500 };
const veryLong: LongText = { characters: 300_000, findings: 3000 };

/**
 * Measures the time from a keystroke to its frame, in the real page with long texts full of findings, and in a bare editor.
 */
export async function measureKeystrokes(postgres: string): Promise<readonly Figure[]> {
  await using server = await startServer({ postgres });
  const figures: Figure[] = [];
  await withPage(async (page) => {
    const underlined = await openFilled(page, server.url, long);
    const times = await typeAndTime(page, '.sheet');
    const toUnderline = await mistypeAndTime(page);
    figures.push(
      figure('underlines in 100,000 characters', underlined, ''),
      figure('keystroke to paint, p50', quantile(times, 0.5), 'ms'),
      figure('keystroke to paint, p95', quantile(times, 0.95), 'ms', { atMost: 16 }),
      figure('keystroke to new underline, p50', quantile(toUnderline, 0.5), 'ms'),
      figure('keystroke to new underline, p95', quantile(toUnderline, 0.95), 'ms', { atMost: 150 }),
    );
  });
  await withPage(async (page) => {
    const underlined = await openFilled(page, server.url, veryLong);
    const times = await typeAndTime(page, '.sheet');
    figures.push(
      figure('underlines in 300,000 characters', underlined, ''),
      figure('keystroke to paint there, p50', quantile(times, 0.5), 'ms'),
      figure('keystroke to paint there, p95', quantile(times, 0.95), 'ms'),
    );
  });
  await withPage(async (page) => {
    await openBareEditor(page, paragraphs(veryLong));
    const times = await typeAndTime(page, '.ProseMirror');
    figures.push(
      figure('the same in a bare Tiptap, p50', quantile(times, 0.5), 'ms'),
      figure('the same in a bare Tiptap, p95', quantile(times, 0.95), 'ms'),
    );
  });
  return figures;
}

async function withPage(measure: (page: Page) => Promise<void>): Promise<void> {
  // Disables the frame rate limit, so that times are not rounded up to a display's refresh interval.
  const args = [...chromiumLaunch.args, '--disable-frame-rate-limit', '--disable-gpu-vsync'];
  const browser = await chromium.launch({ ...chromiumLaunch, args });
  try {
    await measure(await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' }));
  } finally {
    await browser.close();
  }
}

function paragraphs({ characters, findings }: LongText): readonly string[] {
  const sentence =
    '河边的铺子里摆着十几只钟，有圆的，有方的，还有一只做成小房子的样子，到了整点就有一只木头鸟探出头来。';
  const length = characters / findings;
  const paragraph = `${sentence.repeat(Math.ceil(length / sentence.length)).slice(0, length - 2)}。。`;
  return Array.from({ length: findings }, () => paragraph);
}

/** Pastes the text into a new document and waits for all findings; returns how many are underlined. */
async function openFilled(page: Page, url: string, text: LongText): Promise<number> {
  await openNewDocument(page, url, 'en');
  const sheet = writingPage(page, phrase);
  await sheet.body.click();
  await sheet.paste(paragraphs(text).join('\n'));
  const deadline = Date.now() + 120_000;
  let count = 0;
  while (count < text.findings && Date.now() < deadline) {
    await page.waitForTimeout(500);
    count = await sheet.findings.count();
  }
  await sheet.waitUntilSaved();
  return count;
}

/** Types in the middle of the text; measures from the key event to the frame that shows it. */
async function typeAndTime(page: Page, editor: string): Promise<readonly number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        // The task that follows the callbacks of a frame is the first one after the paint.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => times.push(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
  });
  const blocks = page.locator(`${editor} > p`);
  await blocks.nth(Math.floor((await blocks.count()) / 2)).click();
  for (let i = 0; i < strokes; i++) {
    await page.keyboard.press('a');
    await page.waitForTimeout(30 + (i % 7) * 5);
  }
  return page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes.slice(10));
}

/** Makes mistakes in the middle of the text; measures from the input to the underline in the page. */
async function mistypeAndTime(page: Page): Promise<readonly number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { underlineTimes: times });
    const sheet = document.querySelector('.sheet');
    if (sheet === null) throw new Error('There is no sheet');
    let since: number | null = null;
    let known = 0;
    const count = () => document.querySelectorAll('.sheet .lint').length;
    addEventListener(
      'beforeinput',
      ({ timeStamp }) => {
        known = count();
        since = timeStamp;
      },
      { capture: true },
    );
    new MutationObserver(() => {
      if (since === null || count() <= known) return;
      times.push(performance.now() - since);
      since = null;
    }).observe(sheet, { subtree: true, childList: true, attributes: true });
  });
  const times = () => page.evaluate(() => (window as unknown as { underlineTimes: number[] }).underlineTimes);
  await page.keyboard.press('End');
  for (let i = 0; i < mistakes; i++) {
    await page.keyboard.insertText('写完了');
    await page.keyboard.insertText('，，');
    await expect.poll(async () => (await times()).length, { intervals: [20] }).toBe(i + 1);
  }
  return times();
}
