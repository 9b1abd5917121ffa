import { openNewDocument } from '../support/entry.ts';
import { expect, test } from '../support/journey.ts';
import { violationsOf } from '../support/look.ts';
import { wordsOf } from '../support/words.ts';
import { writingPage } from '../support/writing-page.ts';

const stories = [
  {
    locale: 'zh',
    width: 390,
    title: '春游记',
    text: '清明那天，我们去西湖边散步。柳树刚发芽，湖上起了薄雾。',
    query: '西湖 薄雾',
    marked: ['西湖', '薄雾'],
    characters: '23',
  },
  {
    locale: 'en',
    width: 1280,
    title: 'Field notes',
    text: 'The herons came back in March. We counted eleven of them near the old bridge.',
    query: 'heron bridge',
    marked: ['heron', 'bridge'],
    characters: '61',
  },
] as const;

for (const { locale, width, title, text, query, marked, characters } of stories) {
  test(`a text is measured, and found again by its words: ${locale}`, async ({ server, newDevice }) => {
    const words = wordsOf(locale);
    const context = await newDevice({
      locale: locale === 'zh' ? 'zh-CN' : 'en-US',
      viewport: { width, height: 800 },
    });
    const page = await context.newPage();
    await openNewDocument(page, server.url, locale);
    const written = page.url();
    const sheet = writingPage(page, words);
    await sheet.title.fill(title);
    await sheet.body.click();
    await page.keyboard.insertText(text);
    await sheet.waitUntilSaved();

    await page.getByRole('button', { name: words('writing.more'), exact: true }).click();
    await page.getByRole('menuitem', { name: words('writing.properties') }).click();
    const panel = page.getByRole('complementary', { name: words('writing.properties') });
    const size = (name: string) => panel.locator('dt', { hasText: name }).locator('~ dd').first();
    await expect(size(words('writing.propertyCharacters'))).toHaveText(characters);
    await expect(size(words('writing.countParagraphs'))).toHaveText('1');
    await expect(panel).toContainText(words('writing.readingTime'));

    await page.goto(`/${locale}/app`);
    await page.getByRole('searchbox', { name: words('documents.searchLabel') }).fill(query);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/app\/search\?q=/);
    const found = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
    await expect(found.locator('mark')).toHaveText([...marked]);
    await expect(page.getByText(words('documents.searchCount', { count: 1 }))).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await found.getByRole('link').click();
    await expect(page).toHaveURL(written);
    await expect(sheet.body).toContainText(text);
  });
}
