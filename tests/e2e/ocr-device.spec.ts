import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
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
    .jpeg({ quality: 90 })
    .toBuffer();
}

test.describe('reading pictures on the device', () => {
  const phrase = phrasesOf('zh');
  test.use({ locale: 'zh-CN', viewport: { width: 360, height: 780 } });

  test('no picture leaves it, and it works without a network once loaded', async ({
    page,
    context,
    server,
    expectComplaint,
  }) => {
    // The engine warns on the console of unknown settings in its data.
    expectComplaint(/Parameter not found/);
    await signInBrowser(context, server.url);
    await page.goto('/zh/app/ocr');
    await page.getByLabel(phrase('ocr.places.device')).check();
    expect(await violationsOf(page)).toEqual([]);
    const files = page.getByLabel(phrase('ocr.choose'), { exact: true }).and(page.locator('input'));

    await files.setInputFiles({
      name: 'a.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    });
    await expect(page.getByRole('alert')).toHaveText(phrase('errors.ocr_device_pdf'));

    const sent: string[] = [];
    context.on('request', (request) => {
      if (request.method() !== 'GET' || request.postDataBuffer() !== null)
        sent.push(`${request.method()} ${request.url()}`);
    });
    const first = await picture('今天天气很好，我们一起去公园散步。公园里有许多花，大家都很高兴。');
    await files.setInputFiles([
      { name: '公园.jpg', mimeType: 'image/jpeg', buffer: first },
      { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
    ]);
    const open = page.getByRole('button', { name: phrase('ocr.open') });
    await expect(open).toBeVisible({ timeout: 90_000 });
    const read = page.getByRole('region', { name: phrase('ocr.text') });
    await expect(read).toContainText('公园');
    await expect(page.getByRole('img', { name: phrase('ocr.pictureOf', { number: 1 }) })).toHaveJSProperty(
      'complete',
      true,
    );
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByRole('button', { name: phrase('ocr.next'), exact: true }).click();
    await expect(page.getByText(phrase('errors.picture_unreadable', { name: 'broken.png' }))).toBeVisible();
    await page.getByRole('button', { name: phrase('ocr.another') }).click();

    await context.setOffline(true);
    const second = await picture(
      'The quick brown fox jumps over the lazy dog. It was a fine day in the park.',
    );
    await files.setInputFiles({ name: 'fox.jpg', mimeType: 'image/jpeg', buffer: second });
    await expect(read).toContainText('brown', { timeout: 60_000 });
    const word = read.locator('[data-word="0"]');
    await word.click();
    const field = page.getByLabel(phrase('ocr.word'));
    await field.fill('Inkstone');
    await field.press('Enter');
    await expect(word).toHaveText('Inkstone');
    await context.setOffline(false);
    expect(sent.filter((request) => !request.includes('/api/visits'))).toEqual([]);

    await open.click();
    await expect(page).toHaveURL(/\/app\/write\//);
    await expect(page.locator('.ProseMirror')).toContainText('Inkstone');
    await expect(page.locator('.ProseMirror')).toContainText('brown');
  });
});
