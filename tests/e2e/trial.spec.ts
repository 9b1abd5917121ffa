import { expect, test } from '../support/journey.ts';
import { phrasesOf, readEssay } from '../support/phrases.ts';
import { readFolder } from '../support/read-folder.ts';

const phrase = phrasesOf('en');
const limit = 3000;
/** A word that occurs only in this test. */
const secret = 'quillfeatherwhisper';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });

test('a visitor tries the proofreading, and nothing of it is stored @embedded', async ({ page, server }) => {
  await page.goto('/en/trial');
  const text = page.getByRole('textbox', { name: phrase('writing.trialBodyLabel') });
  await text.click();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const pasted = `${secret} ${readEssay('en').body}`;
  await page.evaluate((value) => navigator.clipboard.writeText(value), pasted);
  await page.keyboard.press('Control+V');
  await expect.poll(() => text.locator('.lint').count(), { timeout: 30_000 }).toBeGreaterThan(3);
  await page.waitForLoadState('networkidle');

  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(secret);
  expect(server.log()).not.toContain(secret);
  await page.goto('about:blank');
  await server.stop();
  expect(await readFolder(server.dataDir)).not.toContain(secret);
});

test('word 3001 offers the download instead', async ({ page }) => {
  await page.goto('/en/trial');
  const text = page.getByRole('textbox', { name: phrase('writing.trialBodyLabel') });
  await text.click();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const paste = async (count: number) => {
    await page.evaluate((value) => navigator.clipboard.writeText(value), 'word '.repeat(count).trim());
    await page.keyboard.press('Control+V');
  };
  await paste(limit);
  await expect(page.getByText(phrase('writing.trialCounter', { count: limit, limit }))).toBeVisible();
  await expect(page.getByText(phrase('writing.trialLimitTitle', { limit }))).toBeHidden();

  await text.press('Control+A');
  await paste(limit + 1);
  await expect(page.getByText(phrase('writing.trialLimitTitle', { limit }))).toBeVisible();
});

test('a message keeps its duration with reduced motion, and stays under the pointer and with the keyboard', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/trial');
  await page.getByRole('button', { name: phrase('writing.trialSample') }).click();
  const copy = page.getByRole('button', { name: phrase('writing.trialCopy') });
  await expect(copy).toBeVisible();
  await page.clock.install();
  const message = page.locator('[data-sonner-toast]');
  await copy.click();
  await page.clock.runFor(500);
  await expect(message).toHaveText(phrase('writing.trialCopied'));
  expect(
    await message.evaluate((toast) => {
      const { transitionProperty, animationName } = getComputedStyle(toast);
      return [Math.round(toast.getBoundingClientRect().top), transitionProperty, animationName];
    }),
  ).toEqual([20, 'none', 'none']);
  await message.hover();
  await page.clock.runFor(60_000);
  await expect(message).toBeVisible();
  // After a key press the focus is shown as keyboard focus.
  await copy.press('Tab');
  await message.getByRole('button').focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(60_000);
  await expect(message).toBeVisible();
  await copy.focus();
  await page.clock.runFor(2_900);
  await expect(message).toBeVisible();
  await page.clock.runFor(400);
  await expect(message).toHaveCount(0);
});
