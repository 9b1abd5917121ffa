import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../support/browser.ts';
import { startServer } from '../support/server-process.ts';

/**
 * Pictures of the website at its nine breakpoints (spec, 9), in a folder outside the repository's history. With pictures of an
 * earlier run in the folder, names those that differ and keeps the earlier ones as `….before.png`.
 */

const breakpoints = [600, 700, 750, 1000, 1200, 1220, 1360, 1430, 1560];
const paths = ['', '/education', '/bussiness', '/coreTechnology', '/coreTechnology/three', '/plan', '/share'];

const folder = resolve(process.argv[2] ?? '.cache/website-pictures');
await mkdir(folder, { recursive: true });
await using server = await startServer({ postgres: null });
const browser = await chromium.launch(chromiumLaunch);
let changed = 0;
try {
  for (const width of breakpoints) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const locale of ['zh', 'en']) {
      for (const path of paths) {
        await page.goto(`${server.url}/${locale}${path}`, { waitUntil: 'networkidle' });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        if (wide > width) console.error(`/${locale}${path} is ${wide} px wide at ${width} px`);
        changed += await keep(
          `${locale}${path.replaceAll('/', '-') || '-home'}-${width}`,
          await page.screenshot({ fullPage: true }),
        );
      }
    }
    await context.close();
  }
} finally {
  await browser.close();
}
console.log(`${changed} pictures differ from those of the last run, in ${folder}`);

async function keep(name: string, picture: Buffer): Promise<number> {
  const file = resolve(folder, `${name}.png`);
  const before = await readFile(file).catch(() => null);
  await writeFile(file, picture);
  if (before === null || hash(before) === hash(picture)) return 0;
  await writeFile(resolve(folder, `${name}.before.png`), before);
  console.log(`differs: ${name}`);
  return 1;
}

function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
