import type { Page } from '@playwright/test';
import { openNewDocument } from '../support/entry.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { writingPage } from '../support/writing-page.ts';

const phrase = phrasesOf('zh');

test.use({ locale: 'zh-CN', viewport: { width: 390, height: 800 } });

test('footnotes are inserted, edited, opened and deleted', async ({ page, server }) => {
  await openNewDocument(page, server.url, 'zh');
  const sheet = writingPage(page, phrase);
  await sheet.body.click();
  await page.keyboard.type('春眠不觉晓');
  await page.keyboard.press('Control+Alt+f');
  const first = page.getByRole('textbox', { name: phrase('writing.footnoteNumber', { number: 1 }) });
  await expect(first).toBeFocused();
  await page.keyboard.type('孟浩然');
  await page.keyboard.press('Enter');
  await expect(first).toBeHidden();
  await page.keyboard.type('，处处闻啼鸟');
  expect(await sheet.readBlocks()).toEqual(['春眠不觉晓，处处闻啼鸟']);

  await page.getByRole('button', { name: phrase('writing.moreFormats') }).click();
  await page.getByRole('menuitem', { name: phrase('writing.footnote') }).click();
  await expect(
    page.getByRole('textbox', { name: phrase('writing.footnoteNumber', { number: 2 }) }),
  ).toBeFocused();
  await page.keyboard.type('诗');
  await page.getByRole('button', { name: phrase('writing.footnoteDone') }).click();
  const calls = sheet.body.locator('.footnote');
  await expect(calls).toHaveCount(2);
  await sheet.waitUntilSaved();
  await page.reload();

  await calls.first().click();
  await expect(first).toHaveValue('孟浩然');
  await page.getByRole('button', { name: phrase('writing.footnoteRemove') }).click();
  await expect(calls).toHaveCount(1);
  await expect(calls).toHaveAttribute('data-number', '1');
  await expect(calls).toHaveAttribute('data-footnote', '诗');
});

test('tracked changes are accepted and rejected, one by one and all', async ({ page, server }) => {
  await openNewDocument(page, server.url, 'zh');
  const sheet = writingPage(page, phrase);
  const bar = page.getByRole('region', { name: phrase('writing.changesBar') });
  await sheet.body.click();
  await expect(bar).toBeHidden();
  await pasteHtml(
    page,
    '<p>他<ins data-author="李雷">们</ins><del data-author="李雷">俩</del>来</p><p><del data-author="韩">旧</del></p>',
  );
  await expect(bar.getByRole('status')).toContainText(phrase('writing.changes', { count: 3 }));
  await bar.getByRole('button', { name: phrase('writing.changeNext') }).click();
  await expect(sheet.body.locator('.change-active')).toHaveText('们');
  await bar.getByRole('button', { name: phrase('writing.changeAccept'), exact: true }).click();
  await bar.getByRole('button', { name: phrase('writing.changeReject'), exact: true }).click();
  await expect(bar.getByRole('status')).toContainText('韩');
  await bar.getByRole('button', { name: phrase('writing.changeAcceptAll') }).click();
  await expect(bar).toBeHidden();
  expect(await sheet.readBlocks()).toEqual(['他们俩来']);
});

/** Pastes HTML as another editor provides it. */
async function pasteHtml(page: Page, html: string): Promise<void> {
  await page.evaluate((value) => {
    const data = new DataTransfer();
    data.setData('text/html', value);
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.querySelector('.ProseMirror')?.dispatchEvent(event);
  }, html);
}
