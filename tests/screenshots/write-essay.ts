import { expect, type Page } from '@playwright/test';
import { openNewDocument } from '../support/entry.ts';
import { phrasesOf, readEssay, type TestedLocale } from '../support/phrases.ts';
import { writingPage } from '../support/writing-page.ts';

/** Creates a document with the beginning of the essay, and waits until it is checked and saved. */
export async function writeEssay(page: Page, url: string, locale: TestedLocale): Promise<void> {
  await writeText(page, url, locale, readEssay(locale));
}

/** Creates a document with a text, waits until it is checked and saved, and places the caret at its beginning. */
export async function writeText(
  page: Page,
  url: string,
  locale: TestedLocale,
  { title, body }: { readonly title: string; readonly body: string },
  person: Parameters<typeof openNewDocument>[3] = {},
): Promise<void> {
  const sheet = writingPage(page, phrasesOf(locale));
  await openNewDocument(page, url, locale, person);
  await sheet.title.fill(title);
  await sheet.body.click();
  await sheet.paste(body);
  await sheet.waitUntilSaved();
  await waitUntilChecked(page, locale);
  await page.evaluate(() => scrollTo(0, 0));
  await sheet.body.press('Control+Home');
}

/** Waits until the check of the text is complete, as shown by the button of the panel. */
async function waitUntilChecked(page: Page, locale: TestedLocale): Promise<void> {
  const phrase = phrasesOf(locale);
  const panel = page.getByRole('banner').getByRole('button', { name: phrase('writing.panel') });
  const underWay = ['checking', 'checkWaiting', 'nothingSoFar'].map((key) => phrase(`writing.${key}`));
  await expect(async () => {
    const title = (await panel.getAttribute('title')) ?? '';
    expect(underWay.filter((one) => title.includes(one))).toEqual([]);
    // The number ends with dots until all checkers have responded.
    await expect(panel).not.toContainText('…');
  }).toPass({ timeout: 120_000 });
}
