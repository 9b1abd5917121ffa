import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page, PageScreenshotOptions } from '@playwright/test';
import sharp from 'sharp';

const root = resolve(import.meta.dirname, '../..');

/** Target folders: for the README, and for the home page. */
export const folders = {
  docs: `${root}/docs/screenshots`,
  site: `${root}/apps/web/public/screenshots`,
} as const;

/** A part of the window, in CSS pixels. */
type Clip = NonNullable<PageScreenshotOptions['clip']>;

const shot = (page: Page, clip?: Clip) =>
  page.screenshot({ animations: 'disabled', caret: 'hide', ...(clip && { clip }) });

/** Saves a picture for the README: half the scale and few colours, for small files. */
export async function saveForDocs(page: Page, name: string): Promise<void> {
  const picture = sharp(await shot(page));
  const { width = 0 } = await picture.metadata();
  const isPhone = width < 1000;
  const png = await picture
    .resize({ width: isPhone ? width : width / 2 })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
  await writeFile(`${folders.docs}/${name}.png`, png);
  console.log(`docs/screenshots/${name}.png  ${Math.round(png.length / 1024)} KB`);
}

/** Saves a picture for the home page: full scale, in a format that all supported browsers can show. */
export async function saveForSite(page: Page, name: string, clip?: Clip): Promise<void> {
  const { size, width, height } = await sharp(await shot(page, clip))
    .webp({ quality: 80, effort: 6 })
    .toFile(`${folders.site}/${name}.webp`);
  console.log(`public/screenshots/${name}.webp  ${width} × ${height}, ${Math.round(size / 1024)} KB`);
}
