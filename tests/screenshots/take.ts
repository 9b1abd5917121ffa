import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumLaunch } from '../support/browser.ts';
import { openNewDocument } from '../support/entry.ts';
import { startServer } from '../support/server-process.ts';
import { readEssay, type TestedLocale, wordsOf } from '../support/words.ts';
import { writingPage } from '../support/writing-page.ts';

/** Pictures of the real product with a real text: for README under docs/, for the home page under public/. */

const root = resolve(import.meta.dirname, '../..');
const desk = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2 };
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** For README: half the scale, few colours, small files. */
async function saveForDocs(page: Page, name: string): Promise<void> {
  const picture = sharp(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
  const { width = 0 } = await picture.metadata();
  const isPhone = width < 1000;
  const png = await picture
    .resize({ width: isPhone ? width : width / 2 })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
  await writeFile(`${root}/docs/screenshots/${name}.png`, png);
  console.log(`docs/screenshots/${name}.png  ${Math.round(png.length / 1024)} KB`);
}

/** For the home page: full scale, in the formats that browsers choose from. */
async function saveForSite(page: Page, name: string): Promise<void> {
  const picture = sharp(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
  const folder = `${root}/apps/web/public/screenshots`;
  const webp = await picture.clone().webp({ quality: 82 }).toFile(`${folder}/${name}.webp`);
  const avif = await picture.clone().avif({ quality: 58 }).toFile(`${folder}/${name}.avif`);
  console.log(
    `public/screenshots/${name}  ${[webp, avif].map(({ size }) => `${Math.round(size / 1024)} KB`)}`,
  );
}

/** A document with the opening of the essay in it, checked and saved. */
async function writeEssay(page: Page, url: string, locale: TestedLocale): Promise<void> {
  const sheet = writingPage(page, wordsOf(locale));
  const { title, body } = readEssay(locale);
  await openNewDocument(page, url, locale);
  await sheet.title.fill(title);
  await sheet.body.click();
  await sheet.paste(body);
  await sheet.findings.first().waitFor();
  await sheet.waitUntilSaved();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(3000);
  await page.evaluate(() => scrollTo(0, 0));
  await sheet.body.press('Control+Home');
}

async function withPage(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(options);
  try {
    await work(await context.newPage());
  } finally {
    await context.close();
  }
}

async function takeAll(browser: Browser, url: string, locale: TestedLocale): Promise<void> {
  const language = { locale: locale === 'zh' ? 'zh-CN' : 'en-GB' };
  await withPage(browser, { ...language, ...desk }, async (page) => {
    await page.goto(`${url}/${locale}`, { waitUntil: 'networkidle' });
    await saveForDocs(page, `${locale}-home`);
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    await withPage(browser, { ...language, ...desk, colorScheme }, async (page) => {
      await writeEssay(page, url, locale);
      await saveForDocs(page, colorScheme === 'light' ? `${locale}-writing` : `${locale}-dark`);
      await page.keyboard.press('F8');
      await page.waitForTimeout(500);
      if (colorScheme === 'light') await saveForDocs(page, `${locale}-panel`);
      await saveForSite(page, `writing-${locale}-${colorScheme}`);
    });
  }
  await withPage(browser, { ...language, ...phone }, async (page) => {
    await writeEssay(page, url, locale);
    await saveForDocs(page, `${locale}-phone`);
  });
}

await mkdir(`${root}/docs/screenshots`, { recursive: true });
await mkdir(`${root}/apps/web/public/screenshots`, { recursive: true });
await using server = await startServer({ postgres: null });
const browser = await chromium.launch(chromiumLaunch);
try {
  for (const locale of ['zh', 'en'] as const) await takeAll(browser, server.url, locale);
} finally {
  await browser.close();
}
