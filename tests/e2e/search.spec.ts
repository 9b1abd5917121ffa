import { openNewDocument } from '../support/entry.ts';
import { expectFine, expectFineIn } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { writingPage } from '../support/writing-page.ts';

const phrase = phrasesOf('zh');
const text = '清明那天，我们去西湖边散步。柳树刚发芽，湖上起了薄雾。';

test.use({ locale: 'zh-CN', viewport: { width: 390, height: 800 } });

test('a text is measured, and found again by its words', async ({ page, server }) => {
  await openNewDocument(page, server.url, 'zh');
  const written = page.url();
  const sheet = writingPage(page, phrase);
  await sheet.title.fill('春游记');
  await sheet.body.click();
  await page.keyboard.insertText(text);
  await sheet.waitUntilSaved();

  await page.getByRole('button', { name: phrase('writing.more'), exact: true }).click();
  await page.getByRole('menuitem', { name: phrase('writing.properties') }).click();
  const panel = page.getByRole('complementary', { name: phrase('writing.properties') });
  const size = (name: string) => panel.locator('dt', { hasText: name }).locator('~ dd').first();
  await expect(size(phrase('writing.propertyCharacters'))).toHaveText('23');
  await expect(size(phrase('writing.countParagraphs'))).toHaveText('1');
  await expect(panel).toContainText(phrase('writing.readingTime'));

  await page.goto('/zh/app');
  await page.getByRole('searchbox', { name: phrase('documents.searchLabel') }).fill('西湖 薄雾');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/app\/search\?q=/);
  const found = page.getByRole('main').getByRole('listitem').filter({ hasText: '春游记' });
  await expect(found.locator('mark')).toHaveText(['西湖', '薄雾']);
  await expect(page.getByText(phrase('documents.searchCount', { count: 1 }))).toBeVisible();
  await expectFine(page);
  await expectFineIn(page, 'en');
  await expect(found.locator('mark')).toHaveText(['西湖', '薄雾']);
  await found.getByRole('link').click();
  await expect(page).toHaveURL(written.replace('/zh/', '/en/'));
  await expect(writingPage(page, phrasesOf('en')).body).toContainText(text);
});
