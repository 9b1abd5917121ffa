import { openNewDocument } from '../support/entry.ts';
import { expectAccessible } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { expectFits } from '../support/staff.ts';
import { writingPage } from '../support/writing-page.ts';

const phrase = phrasesOf('en');
const text = 'In order to improve, we made a decision to wait. It costs 12% more.';

test.describe('without a text model', () => {
  test.use({ locale: 'en-GB', viewport: { width: 360, height: 740 } });

  test('light rewriting works by keyboard, and the other modes show why they are unavailable', async ({
    page,
    server,
  }) => {
    await openNewDocument(page, server.url, 'en', { hasTrial: true });
    const sheet = writingPage(page, phrase);
    await sheet.body.focus();
    await page.keyboard.insertText(text);
    await sheet.waitUntilSaved();
    await page.keyboard.press('Control+K');
    await expect(page.getByRole('combobox', { name: phrase('palette.title') })).toBeFocused();
    await page.keyboard.type(phrase('rewrite.title'));
    await page
      .getByRole('option', { name: phrase('rewrite.title'), exact: true })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('complementary', { name: phrase('rewrite.title') });
    await expect(panel).toContainText(phrase('rewrite.absentOff'));
    await expect(panel.getByRole('radio', { name: phrase('rewrite.academic') })).toHaveCount(0);
    const run = panel.getByRole('button', { name: phrase('rewrite.run'), exact: true });
    await expect(run).toBeEnabled();
    await run.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toContainText(phrase('rewrite.progress', { done: 2, count: 2 }));
    await panel.locator('[data-sentence] button').first().focus();
    await page.keyboard.press('Enter');
    // A synonym from WordNet, chosen by keyboard: it becomes another version, and the focus returns to the sentence.
    const word = panel.getByRole('button', { name: 'improve', exact: true });
    await word.focus();
    await page.keyboard.press('Enter');
    const synonyms = page.getByRole('dialog', { name: phrase('rewrite.synonymsOf', { word: 'improve' }) });
    await synonyms.getByRole('button', { name: 'better', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(panel).toContainText(phrase('rewrite.versionOf', { place: 2, count: 2 }));
    await expectFits(page);
    await expectAccessible(page);
    // Immediately, before the next render.
    await page.keyboard.press('1');
    await page.keyboard.press('2');
    await page.keyboard.press('a');
    await expect(panel).toContainText(phrase('rewrite.accepted'));
    await expect.poll(sheet.readBlocks).toEqual(['To better, we decided to wait. It costs 12% more.']);
    await expect(page.getByText(phrase('writing.generated'))).toHaveCount(0);
  });
});

test('a visitor rewrites a text on the trial page, and compares it', async ({ page, server }) => {
  const zh = phrasesOf('zh');
  await page.goto(`${server.url}/zh/newRewrite`);
  const field = page.getByRole('textbox', { name: zh('rewrite.trialText') });
  // Eight lines: browsers that size a field by its content ignore `rows`.
  expect((await field.boundingBox())?.height).toBeGreaterThan(150);
  await field.fill(text);
  await page.getByRole('button', { name: zh('rewrite.trialRun'), exact: true }).click();
  const after = page.getByRole('region', { name: zh('rewrite.trialAfter') });
  await expect(after).toContainText('It costs 12% more.');
  await expect(after).not.toContainText('In order to');
  await expect(page.getByRole('region', { name: zh('rewrite.trialBefore') })).toContainText(text);
});
