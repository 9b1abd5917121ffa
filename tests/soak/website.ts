import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../support/browser.ts';
import { violationsOf } from '../support/look.ts';
import { startServer } from '../support/server-process.ts';
import { faultsOf, locales, namedPages, websitePages } from '../support/website.ts';

/** Opens every page of the website in every language at two widths: axe, the console, and the width of the page. */

const widths = [360, 1280] as const;
await using server = await startServer({ postgres: null });
const browser = await chromium.launch(chromiumLaunch);
const faults: string[] = [];
let opened = 0;
try {
  for (const width of widths) {
    const context = await browser.newContext({ viewport: { width, height: 800 } });
    const page = await context.newPage();
    let here = '';
    page.on('console', (line) => line.type() === 'error' && faults.push(`${here}: ${line.text()}`));
    page.on('pageerror', (error) => faults.push(`${here}: ${error.message}`));
    for (const locale of locales) {
      for (const path of [...websitePages, ...namedPages]) {
        here = `/${locale}${path} at ${width} px`;
        const reply = await page.goto(`${server.url}/${locale}${path}`, { waitUntil: 'load' });
        const html = (await reply?.text()) ?? '';
        faults.push(...faultsOf({ path, locale, status: reply?.status() ?? 0, html }, server.url));
        faults.push(...(await violationsOf(page)).map((violation) => `${here}: ${violation}`));
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        if (wide > width) faults.push(`${here}: is ${wide} px wide`);
        opened++;
      }
    }
    await context.close();
  }
} finally {
  await browser.close();
}
for (const fault of faults) console.error(fault);
console.log(`${opened} pages opened, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
