import { mkdir } from 'node:fs/promises';
import { type Browser, chromium } from '@playwright/test';
import { chromiumLaunch } from '../support/browser.ts';
import type { TestedLocale } from '../support/phrases.ts';
import { startServer } from '../support/server-process.ts';
import { folders, saveForDocs } from './save-picture.ts';
import { takeForSite } from './site-pictures.ts';
import { desk, languageOf, phone, withPage } from './with-page.ts';
import { writeEssay } from './write-essay.ts';

/**
 * Takes screenshots of the product with real texts: for the README under docs/, for the home page under public/. `docs` or
 * `site` as an argument takes only those, `site share word` only these pictures. With LANGPACK_DIR Chinese is also checked
 * by its model.
 */

async function takeForDocs(browser: Browser, url: string, locale: TestedLocale): Promise<void> {
  const language = languageOf(locale);
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
    });
  }
  await withPage(browser, { ...language, ...phone }, async (page) => {
    await writeEssay(page, url, locale);
    await saveForDocs(page, `${locale}-phone`);
  });
}

const [only, ...names] = process.argv.slice(2);
for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true });
const { LANGPACK_DIR } = process.env;
await using server = await startServer({
  postgres: null,
  ...(LANGPACK_DIR && { settings: { LANGPACK_DIR } }),
});
const browser = await chromium.launch(chromiumLaunch);
try {
  for (const locale of ['zh', 'en'] as const) {
    if (only !== 'docs') await takeForSite(browser, server.url, locale, names);
    if (only !== 'site') await takeForDocs(browser, server.url, locale);
  }
} finally {
  await browser.close();
}
