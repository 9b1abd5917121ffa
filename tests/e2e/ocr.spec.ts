import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openPlaces } from '../support/app-pages.ts';
import { signInBrowser } from '../support/entry.ts';
import { violationsOf } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';

const fontfile = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf'),
);

/** A picture of printed text on white. */
function picture(text: string): Promise<Buffer> {
  return sharp({ text: { text, fontfile, font: 'Noto Serif SC 12', dpi: 200, width: 1100 } })
    .flatten({ background: 'white' })
    .negate()
    .extend({ top: 80, bottom: 80, left: 80, right: 80, background: 'black' })
    .png()
    .toBuffer();
}

/** Pastes a picture into the page, as from a screenshot tool. */
async function paste(page: Page, png: Buffer): Promise<void> {
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, png.toString('base64'));
}

for (const [locale, width, text, found] of [
  ['zh', 1280, '今天天气很好，我们一起去公园散步。公园里有许多花，大家都很高兴。', '公园'],
  ['en', 360, 'The quick brown fox jumps over the lazy dog. It was a fine day in the park.', 'brown'],
] as const) {
  test.describe(locale, () => {
    const phrase = phrasesOf(locale);
    test.use({ locale: locale === 'zh' ? 'zh-CN' : 'en-GB', viewport: { width, height: 800 } });

    test(`a picture is read, checked beside it and opened as a document, ${width} px wide`, async ({
      page,
      context,
      server,
    }) => {
      await signInBrowser(context, server.url);
      await page.goto(`/${locale}/app`);
      const places = await openPlaces(page, phrase);
      await places.getByRole('link', { name: phrase('documents.openOcr') }).click();
      await expect(page.getByRole('button', { name: phrase('ocr.choose') })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      if (locale === 'zh') await paste(page, await picture(text));
      else {
        // Phones take photos in HEIC; they are sent as JPEG if the browser can decode them.
        const camera = page.getByLabel(phrase('ocr.camera'), { exact: true }).and(page.locator('input'));
        await expect(camera).toHaveAttribute('capture', 'environment');
        const photo = { name: 'IMG_0001.HEIC', mimeType: 'image/heic' };
        await camera.setInputFiles({ ...photo, buffer: Buffer.from('\0\0\0\x18ftypheic', 'latin1') });
        await expect(page.getByRole('alert')).toHaveText(
          phrase('errors.picture_unreadable', { name: photo.name }),
        );
        await camera.setInputFiles({ ...photo, buffer: await picture(text) });
      }
      const open = page.getByRole('button', { name: phrase('ocr.open') });
      // The first picture starts the engine.
      await expect(open).toBeVisible({ timeout: 60_000 });
      const read = page.getByRole('region', { name: phrase('ocr.text') });
      await expect(read).toContainText(found);
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

      const word = read.locator('[data-word="0"]');
      await word.click();
      const field = page.getByLabel(phrase('ocr.word'));
      await field.fill('Inkstone');
      await field.press('Enter');
      await expect(word).toHaveText('Inkstone');
      await open.click();
      await expect(page).toHaveURL(/\/app\/write\//);
      await expect(page.locator('.ProseMirror')).toContainText('Inkstone');
      const sheet = page.locator('.ProseMirror');
      await expect(sheet).toContainText(found);

      // The same for both languages.
      if (locale === 'zh') return;
      // A picture of the document can be read there: the text is inserted below it, as one undo step.
      await sheet.press('ControlOrMeta+End');
      await page.locator('input[type=file][multiple]').setInputFiles({
        ...{ name: 'in.png', mimeType: 'image/png' },
        buffer: await picture(`Sunday ${text}`),
      });
      const inText = sheet.locator('img[src^="/"]');
      await inText.click();
      await page.getByRole('button', { name: phrase('ocr.readThis') }).click();
      const dialog = page.getByRole('dialog', { name: phrase('ocr.toolTitle') });
      await expect(dialog).toContainText(found, { timeout: 60_000 });
      expect(await violationsOf(page)).toEqual([]);
      await dialog.getByRole('button', { name: phrase('ocr.insertBelow') }).click();
      await expect(sheet.locator('img ~ p').filter({ hasText: found })).toHaveCount(1);
      await sheet.press('ControlOrMeta+z');
      await expect(sheet.locator('img ~ p').filter({ hasText: found })).toHaveCount(0);
      await expect(inText).toBeVisible();
    });
  });
}
