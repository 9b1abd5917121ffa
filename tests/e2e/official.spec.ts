import { readFile } from 'node:fs/promises';
import { checkOfficial } from '@inkstone/contracts/assist/official';
import {
  type BuiltParagraph,
  buildDocx,
  rightDocument,
} from '../../packages/exchange/src/official/testing/index.ts';
import { openPlaces } from '../support/app-pages.ts';
import { signInBrowser } from '../support/entry.ts';
import { expectFine, expectFits } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { signUp } from '../support/sign-up.ts';

const phrase = phrasesOf('zh');
const wrong = rightDocument.map(
  (paragraph, at): BuiltParagraph =>
    at === 0 ? { ...paragraph, text: '青政发[2026]08号' } : at === 1 ? { ...paragraph, size: 32 } : paragraph,
);

test.use({ locale: 'zh-CN' });

test('an official document is checked and returned corrected', async ({ page, context, server }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInBrowser(context, server.url);
  await page.goto('/zh/app');
  await expectFits(page);
  const places = await openPlaces(page, phrase);
  await places.getByRole('link', { name: phrase('documents.openOfficial') }).click();
  await page
    .getByLabel(phrase('official.choose'), { exact: true })
    .and(page.locator('input'))
    .setInputFiles({
      name: '通知.docx',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(buildDocx(wrong)),
    });
  await expect(page.getByRole('heading', { name: phrase('official.layout.title') })).toBeVisible();
  await expect(page.getByText('〔2026〕8号', { exact: true })).toBeVisible();
  await expectFine(page);

  await page.getByRole('button', { name: /^全部改正/ }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^下载改好的/ }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('通知（已改正）.docx');
  const client = await signUp(server.url);
  const base64 = (await readFile(await download.path())).toString('base64');
  const after = await client.call(checkOfficial, { base64 });
  expect([after.layout, after.text]).toEqual([[], []]);
});
