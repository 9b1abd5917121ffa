import type { BrowserContext, Page } from '@playwright/test';
import { readAcknowledged, recordAcknowledged } from '../support/acknowledged.ts';
import { registerByPhone, signInByPassword } from '../support/entry.ts';
import { expect, test } from '../support/journey.ts';
import { browserLocales, phrasesOf, readEssay, type TestedLocale } from '../support/phrases.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { freshPhone } from '../support/sign-up.ts';
import { paragraphsOf, type WritingPage, writingPage } from '../support/writing-page.ts';

// One device on each database. Only the kill depends on the engine; language and device do not.
const devices = [
  {
    locale: 'zh',
    name: 'in Chinese on a phone @embedded',
    viewport: { width: 360, height: 740 },
    isTouch: true,
  },
  { locale: 'en', name: 'in English at a desk', viewport: { width: 1280, height: 800 }, isTouch: false },
] as const;

const secondDevice: Record<TestedLocale, string> = { zh: '第二台设备。', en: 'Second device.' };
const password = 'ink2stone';
/** Interval between two keystrokes of a fast typist, in ms. */
const keyPause = 40;
/** Maximum loss of text that was never shown as saved. */
const atMostLost = Math.ceil(1000 / keyPause);

const tail: Record<TestedLocale, string> = {
  zh: '这一段是在服务器被强行关掉的时候写下的，一个字也不该丢。'.repeat(4),
  en: 'This was being written when the server was killed, and not a word may be lost.'.repeat(3),
};

for (const { locale, name, viewport, isTouch } of devices) {
  test.describe(`the first day, ${name}`, () => {
    test.use({ hasServiceWorker: true, viewport, hasTouch: isTouch, locale: browserLocales[locale] });

    test('register, write, correct, reload, second device, killed server', async ({
      page,
      server,
      newDevice,
      expectComplaint,
    }) => {
      // The browser itself logs each connection that the dead server refuses.
      expectComplaint(/WebSocket connection|net::ERR_|Failed to load resource/);
      const phrase = phrasesOf(locale);
      const phone = freshPhone();
      const sheet = writingPage(page, phrase);

      await test.step('register by phone', async () => {
        await page.goto(`/${locale}`);
        await registerByPhone(page, phrase, { phone, password });
        await expect(page).toHaveURL(new RegExp(`/${locale}/app$`));
      });
      await test.step('write 2,000 words', () => writeEssay(page, locale));
      await test.step('see mistakes underlined', async () => {
        await expect.poll(() => sheet.findings.count(), { timeout: 30_000 }).toBeGreaterThanOrEqual(4);
      });
      await test.step('fix one', () => fixOne(page, locale));
      await sheet.waitUntilSaved();
      const fixed = await sheet.readBlocks();

      await test.step('find every word after a reload', async () => {
        await page.reload();
        await expect(sheet.title).toHaveValue(readEssay(locale).title);
        await expect.poll(sheet.readBlocks).toEqual(fixed);
      });

      const other = await newDevice();
      const second = writingPage(await openOnSecondDevice(other, page.url(), { phone, locale }), phrase);
      await test.step('find every word on a second device, and write there', async () => {
        await expect.poll(second.readBlocks).toEqual(fixed);
        await second.body.press('Control+End');
        await second.body.press('Enter');
        await second.body.pressSequentially(secondDevice[locale]);
        await second.waitUntilSaved();
        await expect.poll(async () => (await sheet.readBlocks()).at(-1)).toBe(secondDevice[locale]);
      });

      await test.step('lose nothing when server and browser die', async () => {
        const after = await killWhileTyping(page, server, locale);
        await expect.poll(async () => textOf(second), { timeout: 40_000 }).toBe(after);
      });
    });
  });
}

async function writeEssay(page: Page, locale: TestedLocale): Promise<void> {
  const phrase = phrasesOf(locale);
  const sheet = writingPage(page, phrase);
  const { title, body } = readEssay(locale);
  await page
    .getByRole('button', { name: phrase('documents.newDocument') })
    .first()
    .click();
  await sheet.title.fill(title);
  await sheet.body.click();
  await sheet.paste(body);
  await expect.poll(sheet.readBlocks).toEqual(paragraphsOf(body));
}

/**
 * Types while the server is killed, kills the browser afterwards, restarts both and compares the text. Returns the restored
 * text.
 */
async function killWhileTyping(page: Page, server: ServerProcess, locale: TestedLocale): Promise<string> {
  const phrase = phrasesOf(locale);
  const sheet = writingPage(page, phrase);
  await sheet.body.press('Control+End');
  await sheet.body.press('Enter');
  await recordAcknowledged(page, phrase('writing.saved'), phrase('writing.bodyLabel'));
  const start = await textOf(sheet);

  // Pauses after the first half, so that the page can show how much of it is saved.
  const half = Math.floor(tail[locale].length / 2);
  await page.keyboard.type(tail[locale].slice(0, half), { delay: keyPause });
  await sheet.waitUntilSaved();
  const typing = page.keyboard.type(tail[locale].slice(half), { delay: keyPause });
  await page.waitForTimeout((half * keyPause) / 2);
  await server.kill();
  await typing;
  await expect(sheet.state).not.toHaveText(phrase('writing.saved'));
  const typed = await textOf(sheet);
  const acknowledged = await readAcknowledged(page);
  expect(typed).toBe(start + tail[locale]);
  expect(acknowledged.length).toBeGreaterThan(start.length);

  const address = page.url();
  const context = page.context();
  await page.close();
  await server.restart();
  const again = await context.newPage();
  await again.goto(address);
  const reopened = writingPage(again, phrase);
  await reopened.waitUntilSaved();
  await expect.poll(async () => (await textOf(reopened)).slice(0, acknowledged.length)).toBe(acknowledged);
  const after = await textOf(reopened);
  expect(typed.slice(0, after.length)).toBe(after);
  expect(typed.length - after.length).toBeLessThanOrEqual(atMostLost);
  return after;
}

async function textOf(sheet: WritingPage): Promise<string> {
  return (await sheet.readBlocks()).join('\n');
}

/** Opens the first finding with a suggestion and accepts it: by keyboard on desktops, by touch on phones. */
async function fixOne(page: Page, locale: TestedLocale): Promise<void> {
  const phrase = phrasesOf(locale);
  const sheet = writingPage(page, phrase);
  const before = await sheet.readBlocks();
  if (locale === 'en') {
    await sheet.body.press('Control+Home');
    await sheet.body.press('F8');
    await sheet.body.press('Alt+Enter');
  } else {
    await sheet.openPanel();
    const panel = page.getByRole('complementary', { name: phrase('writing.panel') });
    await panel.getByRole('listitem').first().getByRole('button').first().click();
    await panel.getByRole('button', { name: phrase('writing.accept'), exact: true }).click();
    await page
      .getByRole('button', { name: phrase('writing.closePanel') })
      .first()
      .click();
  }
  await expect.poll(sheet.readBlocks).not.toEqual(before);
}

async function openOnSecondDevice(
  other: BrowserContext,
  address: string,
  { phone, locale }: { readonly phone: string; readonly locale: TestedLocale },
): Promise<Page> {
  const page = await other.newPage();
  await page.goto(new URL(`/${locale}/login`, address).href);
  await signInByPassword(page, phrasesOf(locale), { phone, password });
  await page.goto(address);
  return page;
}
