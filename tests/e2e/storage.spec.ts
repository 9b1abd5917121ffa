import AxeBuilder from '@axe-core/playwright';
import { storeImage } from '@inkstone/contracts/documents';
import sharp from 'sharp';
import { openNewDocument } from '../support/entry.ts';
import { expect, test } from '../support/journey.ts';
import { wordsOf } from '../support/words.ts';
import { writingPage } from '../support/writing-page.ts';

const words = wordsOf('zh');

test.use({ locale: 'zh-CN' });

for (const width of [1280, 390]) {
  test(`the settings say what takes room and lead to where it stands, at ${width}`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 844 });
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
    const sheet = writingPage(page, words);
    await sheet.body.click();
    await page.evaluate((url) => {
      const transfer = new DataTransfer();
      transfer.setData('text/html', `<p>砚</p><img src="${url}" alt="砚">`);
      const paste = { clipboardData: transfer, bubbles: true, cancelable: true };
      document.querySelector('.sheet')?.dispatchEvent(new ClipboardEvent('paste', paste));
    }, data.url);
    await sheet.waitUntilSaved();

    await page.goto('/zh/app/settings');
    const section = page.getByRole('region', { name: words('settings.storage') });
    await expect(section.getByText(/500\s?MB/).last()).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await section.getByRole('listitem').getByRole('link').click();
    await expect(page).toHaveURL(written);
  });
}
