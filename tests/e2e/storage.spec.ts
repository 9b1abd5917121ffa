import { storeImage } from '@inkstone/contracts/documents';
import sharp from 'sharp';
import { openNewDocument } from '../support/entry.ts';
import { expectFine } from '../support/expect-fine.ts';
import { expect, test } from '../support/journey.ts';
import { phrasesOf } from '../support/phrases.ts';
import { writingPage } from '../support/writing-page.ts';

const phrase = phrasesOf('zh');

test.use({ locale: 'zh-CN' });

test('the settings show what uses storage and link to it', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openNewDocument(page, server.url, 'zh');
  const written = page.url();
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const stored = await page.request.post(`${server.url}${storeImage.path}`, {
    data: { base64: picture.toString('base64') },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const { data } = await stored.json();
  const sheet = writingPage(page, phrase);
  await sheet.body.click();
  await page.evaluate((url) => {
    const transfer = new DataTransfer();
    transfer.setData('text/html', `<p>砚</p><img src="${url}" alt="砚">`);
    const paste = { clipboardData: transfer, bubbles: true, cancelable: true };
    document.querySelector('.sheet')?.dispatchEvent(new ClipboardEvent('paste', paste));
  }, data.url);
  // Typing at the end of a document that ends with a picture does not replace the picture.
  await sheet.body.press('Control+End');
  await page.keyboard.type('下面');
  await expect(sheet.body).toContainText('下面');
  await expect(sheet.body.getByRole('img')).toHaveCount(1);
  await sheet.waitUntilSaved();

  await page.goto('/zh/app/settings/storage');
  const section = page.getByRole('region', { name: phrase('settings.storage') });
  await expect(section.getByText(/500\s?MB/).last()).toBeVisible();
  await expectFine(page);
  await section.getByRole('listitem').getByRole('link').click();
  await expect(page).toHaveURL(written);
});

test('a picture without storage space is refused with a message, and the text stays', async ({
  page,
  server,
  expectComplaint,
}) => {
  expectComplaint(/status of 413/);
  await page.setViewportSize({ width: 390, height: 844 });
  await openNewDocument(page, server.url, 'zh');
  const sheet = writingPage(page, phrase);
  await sheet.body.click();
  await page.keyboard.insertText('砚台的照片：');
  await sheet.waitUntilSaved();
  // Filling 500 MB takes too long for a journey: `images.int` tests that on the server.
  const reply = { code: 'storage_full', msg: '', data: null, params: { left: '0.1 MB' }, requestId: '1' };
  await page.route(`**${storeImage.path}`, (route) => route.fulfill({ status: 413, json: reply }));
  const picture = { name: '砚.png', mimeType: 'image/png', buffer: Buffer.from('a picture') };
  await page.locator('input[type=file][accept^="image/png"]').setInputFiles(picture);
  const reason = phrase('errors.storage_full', { left: '0.1 MB' });
  await expect(page.getByText(phrase('writing.imageFailed', { reason }))).toBeVisible();
  await expect(sheet.body).toHaveText('砚台的照片：');
});
