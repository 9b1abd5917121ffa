import { expect, test } from '../support/journey.ts';
import { readFolder } from '../support/read-folder.ts';
import { readEssay, wordsOf } from '../support/words.ts';

const words = wordsOf('en');
const limit = 3000;
/** Words that are nowhere but in this test. */
const secret = 'quillfeatherwhisper';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });

test('a visitor tries the proofreading, and nothing of it stays @embedded', async ({ page, server }) => {
  await page.goto('/en/trial');
  const text = page.getByRole('textbox', { name: words('writing.trialBodyLabel') });
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
  await server.restart();
});

test('word 3001 asks for the download instead', async ({ page }) => {
  await page.goto('/en/trial');
  const text = page.getByRole('textbox', { name: words('writing.trialBodyLabel') });
  await text.click();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const paste = async (count: number) => {
    await page.evaluate((value) => navigator.clipboard.writeText(value), 'word '.repeat(count).trim());
    await page.keyboard.press('Control+V');
  };
  await paste(limit);
  await expect(page.getByText(words('writing.trialCounter', { count: limit, limit }))).toBeVisible();
  await expect(page.getByText(words('writing.trialLimitTitle', { limit }))).toBeHidden();

  await text.press('Control+A');
  await paste(limit + 1);
  await expect(page.getByText(words('writing.trialLimitTitle', { limit }))).toBeVisible();
});
