import type { Page } from '@playwright/test';
import { expectAccessible, expectFine } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';

/** Number of certain mistakes: more than are accepted without confirmation. */
const mistakes = 25;

const wrong = 'I recieved the letter';
const right = 'I received the letter';
const phrase = phrasesOf('en');

/** A text with one mistake in each sentence. */
const before = Array.from({ length: mistakes }, (_, i) => `${wrong} of day ${i + 1}.`).join(' ');

const bodyOf = (page: Page) => page.getByRole('textbox', { name: phrase('writing.trialBodyLabel') });
const shown = (page: Page, text: string) => page.getByText(text, { exact: true }).filter({ visible: true });

test.use({ locale: 'en-GB', viewport: { width: 360, height: 740 }, hasTouch: true });

test('many changes are listed before they are made, and undone by one button until the next edit', async ({
  page,
}) => {
  await page.goto('/en/trial');
  const text = bodyOf(page);
  await text.fill(before);
  await expect(text.locator('.lint')).toHaveCount(mistakes, { timeout: 30_000 });
  await text.locator('.lint').first().tap();
  await shown(page, phrase('writing.findings', { count: mistakes }))
    .first()
    .waitFor();
  const acceptAll = page.getByRole('button', { name: phrase('writing.acceptShown') });
  await acceptAll.click();

  const dialog = page.getByRole('dialog', {
    name: phrase('writing.acceptDialogTitle', { count: mistakes }),
  });
  await expect(dialog.getByRole('checkbox')).toHaveCount(mistakes);
  // A modal dialog hides everything else from role queries.
  await expect(page.locator('[contenteditable=true]')).toHaveText(before);
  await expectFine(page);
  await dialog.getByRole('checkbox').first().click();
  await dialog.getByRole('button', { name: phrase('writing.acceptChosen', { count: mistakes - 1 }) }).click();

  const after = before.replaceAll(wrong, right).replace(right, wrong);
  await expect(text).toHaveText(after);
  const notice = page.getByRole('status').filter({
    hasText: phrase('writing.acceptedMany', { count: mistakes - 1 }),
  });
  const undo = notice.getByRole('button', { name: phrase('writing.undo') });
  // Longer than a toast stays visible.
  await page.waitForTimeout(4000);
  await expectAccessible(page);
  await undo.click();
  await expect(text).toHaveText(before);
  await expect(undo).toBeHidden();
});
