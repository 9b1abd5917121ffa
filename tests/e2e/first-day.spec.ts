import type { Page } from '@playwright/test';
import { readAcknowledged, recordAcknowledged } from '../support/acknowledged.ts';
import { openNewDocument, registerByPhone } from '../support/entry.ts';
import { expect, test } from '../support/journey.ts';
import { browserLocales, phrasesOf, readEssay, type TestedLocale } from '../support/phrases.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { freshPhone } from '../support/sign-up.ts';
import { paragraphsOf, type WritingPage, writingPage } from '../support/writing-page.ts';

const locale = 'zh';
const phrase = phrasesOf(locale);
const password = 'ink2stone';
/** Interval between two keystrokes of a fast typist, in ms. */
const keyPause = 40;
/** Maximum loss of text that was never shown as saved. */
const atMostLost = Math.ceil(1000 / keyPause);

const tail = '这一段是在服务器被强行关掉的时候写下的，一个字也不该丢。'.repeat(3);

// The browser itself logs each connection that the dead server refuses.
const refusals = /WebSocket connection|net::ERR_|Failed to load resource/;

test.describe('the first day, in Chinese on a phone @embedded', () => {
  test.use({
    ...{ locale: browserLocales[locale] },
    ...{ viewport: { width: 360, height: 740 }, hasTouch: true },
  });

  test('register, write, correct, reload, second device, killed server', async ({
    page,
    server,
    newSignedInDevice,
    expectComplaint,
  }) => {
    expectComplaint(refusals);
    const phone = freshPhone();
    const sheet = writingPage(page, phrase);

    await test.step('register by phone', async () => {
      await page.goto(`/${locale}`);
      await registerByPhone(page, phrase, { phone, password });
      await expect(page).toHaveURL(new RegExp(`/${locale}/app$`));
    });
    await test.step('write 2,000 words', () => writeEssay(page));
    await test.step('see mistakes underlined', async () => {
      await expect.poll(() => sheet.findings.count(), { timeout: 30_000 }).toBeGreaterThanOrEqual(4);
    });
    await test.step('fix one', () => fixOne(page));
    await sheet.waitUntilSaved();
    const fixed = await sheet.readBlocks();

    await test.step('find every word after a reload', async () => {
      await page.reload();
      await expect(sheet.title).toHaveValue(readEssay(locale).title);
      await expect.poll(sheet.readBlocks).toEqual(fixed);
    });

    const other = await newSignedInDevice(page.url());
    const second = writingPage(other, phrase);
    await test.step('find every word on a second device, and write there', async () => {
      await expect.poll(second.readBlocks).toEqual(fixed);
      await second.body.press('Control+End');
      await second.body.press('Enter');
      await second.body.pressSequentially('第二台设备。');
      await second.waitUntilSaved();
      await expect.poll(async () => (await sheet.readBlocks()).at(-1)).toBe('第二台设备。');
    });

    await test.step('lose nothing when server and browser die', async () => {
      const after = await killWhileTyping(page, server, locale);
      await expect.poll(async () => textOf(second), { timeout: 40_000 }).toBe(after);
    });
  });
});

// Only the kill depends on the engine of the database.
test.describe('at a desk in English', () => {
  test.use({ locale: browserLocales.en, viewport: { width: 1280, height: 800 } });

  test('a text that is being written when the server and the browser die is complete, on a second device too', async ({
    page,
    server,
    newSignedInDevice,
    expectComplaint,
  }) => {
    expectComplaint(refusals);
    await openNewDocument(page, server.url, 'en');
    const sheet = writingPage(page, phrasesOf('en'));
    await sheet.body.click();
    await page.keyboard.insertText('第一段。');
    await sheet.waitUntilSaved();
    const second = writingPage(await newSignedInDevice(page.url()), phrasesOf('en'));
    await expect.poll(second.readBlocks).toEqual(['第一段。']);
    const after = await killWhileTyping(page, server, 'en');
    await expect.poll(async () => textOf(second), { timeout: 40_000 }).toBe(after);
  });
});

async function writeEssay(page: Page): Promise<void> {
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
async function killWhileTyping(page: Page, server: ServerProcess, language: TestedLocale): Promise<string> {
  const words = phrasesOf(language);
  const sheet = writingPage(page, words);
  await sheet.body.press('Control+End');
  await sheet.body.press('Enter');
  await recordAcknowledged(page, words('writing.saved'), words('writing.bodyLabel'));
  const start = await textOf(sheet);

  // Pauses after the first third, so that the page can show how much of it is saved; is killed after the second one.
  const third = tail.length / 3;
  await page.keyboard.type(tail.slice(0, third), { delay: keyPause });
  await sheet.waitUntilSaved();
  const typing = page.keyboard.type(tail.slice(third), { delay: keyPause });
  await page.waitForTimeout(third * keyPause);
  await server.kill();
  await typing;
  await expect(sheet.state).not.toHaveText(words('writing.saved'));
  const typed = await textOf(sheet);
  const acknowledged = await readAcknowledged(page);
  expect(typed).toBe(start + tail);
  expect(acknowledged.length).toBeGreaterThan(start.length);

  const address = page.url();
  const context = page.context();
  await page.close();
  await server.restart();
  const again = await context.newPage();
  await again.goto(address);
  const reopened = writingPage(again, words);
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

/** Opens the first finding with a suggestion and accepts it, by touch. By keyboard: `keyboard`. */
async function fixOne(page: Page): Promise<void> {
  const sheet = writingPage(page, phrase);
  const before = await sheet.readBlocks();
  await sheet.openPanel();
  const panel = page.getByRole('complementary', { name: phrase('writing.panel') });
  await panel.getByRole('listitem').first().getByRole('button').first().click();
  await panel.getByRole('button', { name: phrase('writing.accept'), exact: true }).click();
  await page
    .getByRole('button', { name: phrase('writing.closePanel') })
    .first()
    .click();
  await expect.poll(sheet.readBlocks).not.toEqual(before);
}
