import assert from 'node:assert/strict';
import { listSimulated } from '@inkstone/contracts/accounts';
import { createDocument } from '@inkstone/contracts/documents';
import { createTestClient, type TestClient } from '../../apps/server/src/testing/client.ts';
import { type Phrases, phrasesOf } from '../support/phrases.ts';
import { payInWallet } from '../support/purchases.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { freshPhone } from '../support/sign-up.ts';
import { solvePuzzle } from './solve-puzzle.ts';
import { keys, type WebDriver } from './webdriver.ts';

/** A part of the walk, which uses the state that the parts before it left. */
export type Step = readonly [name: string, run: () => Promise<void>];

export const body = '.ProseMirror';
const english = 'She have a apple.';
const chinese = '我们己经到了。';

/** What the model of the server answers, in pieces. */
export const answer = 'The river is long, and it ends in the sea.';

/** Signs up on a phone, in Chinese, and writes a title of several lines. */
export function signUpOnPhone(driver: WebDriver, server: ServerProcess): readonly Step[] {
  const phrase = phrasesOf('zh');
  const phone = freshPhone();
  return [
    [
      'a phone number is registered on a narrow window, in Chinese',
      async () => {
        await driver.resize(390, 844);
        await driver.open(`${server.url}/zh`);
        await driver.click('header a[href$="/login"]');
        await driver.fill('form input:not([type=hidden])', phone);
        await driver.click('button', phrase('accounts.continue'));
        await solvePuzzle(driver);
        await driver.click('input[type=checkbox]');
        await driver.click('button', phrase('accounts.sendCode'));
        await driver.find('input[autocomplete="one-time-code"]');
        const { messages } = await createTestClient(server.url).call(listSimulated, {});
        await driver.fill('input[autocomplete="one-time-code"]', messages[0]?.code ?? '');
        await driver.until('the documents', () => location.pathname.endsWith('/zh/app'));
      },
    ],
    [
      'a long title is shown whole, and Enter leads to the text',
      async () => {
        await driver.click('button', phrase('documents.newDocument'));
        await driver.find(body);
        await driver.click('textarea', phrase('writing.titleLabel'));
        await driver.type('一个很长很长的标题，在手机上占两行以上，也应该看得见它的开头');
        const [shown, needed, line] = await driver.run(() => {
          const field = document.activeElement as HTMLTextAreaElement;
          const { lineHeight } = getComputedStyle(field);
          return [field.clientHeight, field.scrollHeight, Number.parseFloat(lineHeight)] as const;
        });
        assert.ok(shown >= needed && shown > 1.5 * line, `${shown} of ${needed} px are shown`);
        await driver.press(keys.enter);
        await driver.type(chinese);
        await waitForFindings(driver, 1);
      },
    ],
  ];
}

/** Writes, checks, edits and restores a document at a desk, in English. */
export function writeAtDesk(driver: WebDriver, server: ServerProcess, client: TestClient): readonly Step[] {
  const phrase = phrasesOf('en');
  let address = '';
  return [
    [
      'mistakes are underlined, one is accepted, and undo restores it',
      async () => {
        await driver.resize(1280, 900);
        await signIn(driver, server.url, client);
        const { id } = await client.call(createDocument, {});
        address = `${server.url}/en/app/write/${id}`;
        await driver.open(address);
        await driver.click(body);
        await driver.type(english);
        await driver.press(keys.enter);
        await driver.type(chinese);
        await waitForFindings(driver, 3);
        await driver.click('.lint', 'have');
        await driver.click('button', phrase('writing.accept'));
        await waitForBlocks(driver, [english.replace('have', 'has'), chinese]);
        await driver.click(body);
        await driver.press(keys.control, 'z');
        await waitForBlocks(driver, [english, chinese]);
      },
    ],
    [
      'several paragraphs are cut and pasted',
      async () => {
        await driver.press(keys.control, 'a');
        await driver.press(keys.control, 'x');
        await waitForBlocks(driver, ['']);
        await driver.press(keys.control, 'v');
        await waitForBlocks(driver, [english, chinese]);
      },
    ],
    ['formatted text of another page is pasted', () => pasteFormatted(driver)],
    [
      'everything is there after a reload',
      async () => {
        await waitUntilSaved(driver, phrase);
        const before = await readBlocks(driver);
        await driver.open(address);
        await waitForBlocks(driver, before);
      },
    ],
    [
      'what is written without a server survives a reload, and is saved later',
      () => editOffline(driver, server, phrase),
    ],
  ];
}

/** Asks the chat and buys a plan. */
export function useAndBuy(driver: WebDriver, server: ServerProcess, client: TestClient): readonly Step[] {
  const phrase = phrasesOf('en');
  return [
    [
      'an answer of the chat arrives; the Enter that confirms pinyin sends nothing',
      async () => {
        await driver.open(`${server.url}/en/app/chat`);
        await driver.click('textarea', phrase('generation.question'));
        await driver.type('How long is it?');
        const confirming = await driver.run(() => {
          const init = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true };
          const press = new KeyboardEvent('keydown', init);
          return document.activeElement?.dispatchEvent(press) ?? false;
        });
        assert.ok(confirming, 'The key of the input method was handled');
        await driver.press(keys.enter);
        await driver.until('the answer', (text: string) => document.body.innerText.includes(text), answer);
      },
    ],
    [
      'a plan is bought',
      async () => {
        await driver.open(`${server.url}/en/plan`);
        await driver.click('a[href$="?buy=month_vip"]');
        await driver.click('[role=dialog] input[type=checkbox]');
        await driver.click('[role=dialog] button[type=submit]');
        const orderNo = await driver.until('the order', () =>
          new URL(location.href).searchParams.get('order'),
        );
        await driver.find('[role=dialog] [role=img]', phrase('purchase.codeLabel'));
        await payInWallet(client, orderNo);
        await driver.until(
          'the thanks',
          (text: string) => document.body.innerText.includes(text),
          phrase('purchase.doneTitle'),
        );
      },
    ],
  ];
}

export async function signIn(driver: WebDriver, url: string, { cookies }: TestClient): Promise<void> {
  await driver.open(`${url}/robots.txt`);
  await driver.clearCookies();
  for (const [name, value] of cookies) await driver.setCookie(name, value);
}

async function pasteFormatted(driver: WebDriver): Promise<void> {
  await driver.run(() => {
    const copied = document.createElement('div');
    copied.innerHTML =
      '<h2>Heading</h2><p>Some <b>bold</b> words</p><ul><li>one</li><li>two</li></ul><table><tr><td>A</td><td>B</td></tr></table>';
    document.body.append(copied);
    (document.activeElement as HTMLElement).blur();
    getSelection()?.selectAllChildren(copied);
  });
  await driver.press(keys.control, 'c');
  await driver.run(() => document.body.lastElementChild?.remove());
  await driver.click(body);
  await driver.press(keys.control, 'a');
  await driver.press(keys.control, 'v');
  const parts = ['h2', 'p strong', 'ul li:nth-child(2)', 'table td:nth-child(2)'];
  const areThere = (all: readonly string[]) => all.every((part) => document.querySelector(part));
  await driver.until(
    'the formatted text',
    areThere,
    parts.map((part) => `${body} ${part}`),
  );
}

async function editOffline(driver: WebDriver, server: ServerProcess, phrase: Phrases): Promise<void> {
  await driver.until('the service worker', () => navigator.serviceWorker.controller !== null);
  await server.kill();
  await driver.click(`${body} > p`);
  await driver.press(keys.end);
  await driver.type(' Without a server.');
  const written = await readBlocks(driver);
  const isKept = () =>
    /^Offline: \d+ changes? kept/.test(document.querySelector('header [role=status]')?.textContent ?? '');
  await driver.until('changes kept on the device', isKept);
  await driver.reload();
  await waitForBlocks(driver, written);
  await server.restart();
  await waitUntilSaved(driver, phrase);
  await driver.reload();
  await waitForBlocks(driver, written);
}

export function readBlocks(driver: WebDriver): Promise<readonly string[]> {
  return driver.run(
    (sheet: string) => [...document.querySelectorAll(`${sheet} > *`)].map(({ textContent }) => textContent),
    body,
  );
}

export async function waitForBlocks(driver: WebDriver, expected: readonly string[]): Promise<void> {
  const isThere = (sheet: string, wanted: string) =>
    [...document.querySelectorAll(`${sheet} > *`)].map(({ textContent }) => textContent).join('\n') ===
    wanted;
  await driver.until(`the text ${expected.join(' | ')}`, isThere, body, expected.join('\n'));
}

async function waitForFindings(driver: WebDriver, count: number): Promise<void> {
  await driver.until(
    `${count} findings`,
    (wanted: number) => document.querySelectorAll('.lint').length >= wanted,
    count,
  );
}

export async function waitUntilSaved(driver: WebDriver, phrase: Phrases): Promise<void> {
  const isSaved = (text: string) => document.querySelector('header [role=status]')?.textContent === text;
  await driver.until('“saved”', isSaved, phrase('writing.saved'));
}
