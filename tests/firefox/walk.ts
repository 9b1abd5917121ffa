import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { SimulatedTrade } from '@inkstone/contracts/orders';
import { phrasesOf, type TestedLocale } from '../support/phrases.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { type Profile, startFirefox } from './bidi.ts';
import { register } from './registration.ts';
import { chooseStyle, downloadText, insertPictureText, openWithoutServer } from './tools.ts';
import type { Walker } from './walker.ts';
import { openWindow } from './window.ts';
import { beginDocument, expectBlocks, expectState } from './writing.ts';

/** The result of a step. */
export interface StepResult {
  readonly name: string;
  readonly error: Error | null;
}

const pictures = resolve(import.meta.dirname, '../../.cache/firefox');
const typed = 'He have a apple. ';
const fixed = 'He has a apple. ';

/** The steps in their order: each continues where the former has ended. */
const steps: Readonly<Record<string, (walker: Walker) => Promise<void>>> = {
  'registers with a phone number': ({ page, url, locale }) => register(page, url, locale),
  'keeps every letter of fast typing, and marks mistakes': writeFast,
  'accepts a finding by keys, and undoes': acceptAndUndo,
  'selects a marked word by a double click': selectWord,
  'pastes copied text with its formats': copyAndPaste,
  'continues to write after adding a link': addLink,
  'shows the same text after a reload': reload,
  'keeps a text that was written offline when Firefox is killed': writeOffline,
  'opens a document without a network': openOffline,
  'buys a membership': buy,
  'continues a text by a streamed answer': continueText,
  'keeps what is typed directly after a paragraph style was chosen': chooseStyle,
  'keeps what is typed directly after the text of a picture was inserted': insertPictureText,
  'downloads a text': downloadText,
  'shows documents, searches, and reads pictures without a server': openWithoutServer,
  'has no errors on the console': async ({ complaints }) => {
    if (complaints.length > 0) throw new Error(complaints.join('\n  '));
  },
};

/** Runs the steps in one profile of Firefox. The steps after a failed one may fail as a result. */
export async function* walk(
  profile: Profile,
  server: ServerProcess,
  locale: TestedLocale,
  width: number,
): AsyncGenerator<StepResult> {
  const complaints: string[] = [];
  const start = { profile, server, url: server.url, locale, width, complaints, phrase: phrasesOf(locale) };
  const walker: Walker = { ...start, ...(await openFirefox(start)) };
  try {
    for (const [name, step] of Object.entries(steps)) {
      const error = await step(walker).then(
        () => null,
        (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason))),
      );
      if (error) await saveScreenshot(walker, name);
      yield { name, error };
    }
  } finally {
    await walker.firefox[Symbol.asyncDispose]();
  }
}

async function saveScreenshot({ page, locale }: Walker, name: string): Promise<void> {
  await mkdir(pictures, { recursive: true });
  const file = join(pictures, `${locale}-${name.replaceAll(' ', '-')}.png`);
  // Firefox itself may be what has failed.
  await page.shoot(file).catch(() => undefined);
}

async function openFirefox({
  profile,
  width,
  complaints,
}: Pick<Walker, 'profile' | 'width' | 'complaints'>): Promise<Pick<Walker, 'firefox' | 'page'>> {
  const firefox = await startFirefox(profile);
  firefox.on('log.entryAdded', (entry: LogEntry) => {
    if (entry.level !== 'error' && entry.level !== 'warn') return;
    const line = `${entry.level}: ${entry.text} (${entry.source?.context ?? ''})`;
    if (!expected.some((one) => one.test(line))) complaints.push(line);
  });
  await firefox.send('session.subscribe', { events: ['log.entryAdded'] });
  const page = await openWindow(firefox);
  await page.resize(width, 800);
  return { firefox, page };
}

interface LogEntry {
  readonly level: string;
  readonly text: string;
  readonly source?: { readonly context?: string };
}

/** Firefox reports each connection that the missing network prevents. */
const expected = [
  /can’t establish a connection to the server/,
  /was interrupted while the page was loading/,
  // The engine that reads pictures warns of unknown settings in its data.
  /Parameter not found/,
];

async function writeFast({ page, phrase }: Walker): Promise<void> {
  await beginDocument(page, phrase);
  const text = `${typed}他己经来了。`;
  await page.type(text);
  await expectBlocks(page, text);
  await page.until('three findings', () => document.querySelectorAll('.sheet .lint').length >= 3);
}

async function acceptAndUndo({ page }: Walker): Promise<void> {
  await page.press('Control+Home');
  await page.press('Alt+ArrowDown');
  await page.press('Alt+Enter');
  await expectBlocks(page, `${fixed}他己经来了。`);
  await page.press('Control+z');
  await expectBlocks(page, `${typed}他己经来了。`);
}

async function selectWord({ page }: Walker): Promise<void> {
  await page.until('findings again', () => document.querySelectorAll('.sheet .lint').length >= 3);
  await page.click({ css: '.sheet .lint' }, 2);
  await page.until('the selected word', () => String(getSelection()).trim() === 'have');
  await page.press('Control+b');
  await page.until('bold', () => document.querySelector('.sheet strong')?.textContent.trim() === 'have');
}

async function copyAndPaste({ page, phrase }: Walker): Promise<void> {
  await page.press('Control+a');
  await page.press('Control+c');
  await page.press('Control+End');
  await page.press('Enter');
  await page.press('Control+v');
  await expectBlocks(page, `${typed}他己经来了。`, `${typed}他己经来了。`);
  await page.until('bold twice', () => document.querySelectorAll('.sheet strong').length === 2);
  await expectState(page, phrase('writing.saved'));
}

async function addLink({ page, phrase }: Walker): Promise<void> {
  await page.press('Control+End');
  await page.press('Enter');
  await page.type('go');
  await page.press('Shift+Home');
  await page.click({ role: 'button', name: phrase('writing.link') });
  await page.click({ role: 'textbox', name: phrase('writing.linkAddress') });
  await page.type('https://example.com\n');
  await page.until('the focus in the text', () => document.activeElement?.matches('.sheet') === true);
  await page.press('End');
  await page.press('Enter');
  await page.type('on');
  await expectBlocks(page, `${typed}他己经来了。`, `${typed}他己经来了。`, 'go', 'on');
}

async function reload({ page, phrase }: Walker): Promise<void> {
  await expectState(page, phrase('writing.saved'));
  await page.reload();
  await expectBlocks(page, `${typed}他己经来了。`, `${typed}他己经来了。`, 'go', 'on');
}

async function writeOffline(walker: Walker): Promise<void> {
  const { page, phrase } = walker;
  const address = await page.url();
  await page.setOffline(true);
  await expectState(page, phrase('writing.offlineClean'));
  await page.click({ css: '.sheet > :last-child' });
  await page.press('Control+End');
  // A single key, so that no change is kept later than the state that is awaited.
  await page.type('e');
  await expectState(page, phrase('writing.offlineKept', { count: 1 }));
  await walker.firefox.kill();
  Object.assign(walker, await openFirefox(walker));
  await walker.page.open(address);
  await expectBlocks(walker.page, `${typed}他己经来了。`, `${typed}他己经来了。`, 'go', 'one');
  await expectState(walker.page, phrase('writing.saved'));
}

/** By the service worker, which fetches the app a moment after a page was opened. */
async function openOffline({ page, phrase }: Walker): Promise<void> {
  await page.until('the service worker', () => navigator.serviceWorker.controller?.state === 'activated');
  await page.setOffline(true);
  await expectState(page, phrase('writing.offlineClean'));
  await page.reload();
  await expectBlocks(page, `${typed}他己经来了。`, `${typed}他己经来了。`, 'go', 'one');
  await page.setOffline(false);
  await expectState(page, phrase('writing.saved'));
}

async function continueText({ page, phrase, url, locale }: Walker): Promise<void> {
  await page.open(`${url}/${locale}/app`);
  await beginDocument(page, phrase);
  await page.type('This is a big house.');
  await page.press('Control+j');
  await page.find({ role: 'toolbar', name: phrase('rewrite.toolbar') });
  await page.press('5');
  await page.until('the directions', () =>
    [...document.querySelectorAll('[role=dialog]')].some(({ textContent }) =>
      textContent.includes('A street'),
    ),
  );
  await page.press('1');
  await page.find({ role: 'button', name: phrase('rewrite.apply') });
  await page.press('Tab');
  await expectBlocks(page, 'This is a big house. It has a garden.');
}

async function buy({ page, phrase, url, locale }: Walker): Promise<void> {
  await page.open(`${url}/${locale}/plan`);
  await page.click({ css: 'a[href$="buy=year_vip"], a[href$="buy=month_vip"]' });
  await page.find({ css: '[role=dialog] input[type=radio]' });
  await page.run(chooseWay, phrase('purchase.ways.wechat'));
  await page.click({ css: '[role=dialog] input[type=checkbox]' });
  await page.click({ css: '[role=dialog] button[type=submit]' });
  await page.find({ role: 'image', name: phrase('purchase.codeLabel') });
  await page.run(payNewest);
  await page.until(
    'the receipt',
    (done) => document.querySelector('[role=dialog]')?.textContent.includes(done) === true,
    phrase('purchase.doneTitle'),
  );
}

/** In the page: chooses the last way to pay that has a name; the first one is a code for several wallets. */
function chooseWay(name: string): void {
  const radios = [...document.querySelectorAll<HTMLInputElement>('[role=dialog] input[type=radio]')];
  radios.findLast(({ labels }) => labels?.[0]?.textContent.includes(name))?.click();
}

/** In the page: pays the newest order in the simulated wallet. */
async function payNewest(): Promise<void> {
  const reply = await fetch('/api/simulator/pay/trades');
  const { trades }: { trades: SimulatedTrade[] } = (await reply.json()).data;
  const order = new URLSearchParams(location.search).get('order') ?? '';
  const trade = trades.find(({ outTradeNo }) => outTradeNo.startsWith(order));
  const { ok } = await fetch('/api/simulator/pay/act', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tradeId: trade?.tradeId, action: 'pay' }),
  });
  if (!ok) throw new Error(`Not paid: ${order}`);
}
