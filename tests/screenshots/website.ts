import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../support/browser.ts';
import { findOverlaps } from '../support/overlaps.ts';
import { startServer } from '../support/server-process.ts';

/**
 * Takes screenshots of the website on a phone, at its nine breakpoints (spec, 9) and on a wide screen, light and dark, in a
 * folder outside the repository's history. Fails for pages that scroll horizontally, overlapping texts, and errors on the
 * console. If the folder contains pictures of an earlier run, names those that differ and keeps the earlier ones as
 * `….before.png`. `WIDTHS=360,1200` and `PATHS=,/plan` select a part.
 */

const chosen = (name: string, all: readonly string[]) => process.env[name]?.split(',') ?? all;
const widths = chosen('WIDTHS', [
  '360',
  '600',
  '700',
  '750',
  '1000',
  '1200',
  '1220',
  '1360',
  '1430',
  '1560',
  '1920',
]);
const paths = chosen('PATHS', [
  ...['', '/education', '/bussiness', '/bussiness/contactSales', '/coreTechnology', '/coreTechnology/three'],
  ...[
    '/coreTechnology/contactUs',
    '/plan',
    '/manual',
    '/manual/begin',
    '/newslist',
    '/rules',
    '/terms/terms',
  ],
  ...[
    '/sitemap.html',
    '/licences',
    '/trial',
    '/newRewrite',
    '/share',
    '/appshare',
    '/ads/blueSite',
    '/login',
  ],
]);
const themes = ['light', 'dark'] as const;

const folder = resolve(process.argv[2] ?? '.cache/website-pictures');
await mkdir(folder, { recursive: true });
await using server = await startServer({ postgres: null, isPrepared: true });
const browser = await chromium.launch(chromiumLaunch);
const faults: string[] = [];
let changed = 0;
let taken = 0;
try {
  for (const width of widths) {
    for (const colorScheme of themes)
      await takeAll({
        viewport: { width: Number(width), height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
  }
} finally {
  await browser.close();
}
for (const fault of faults) console.error(fault);
console.log(
  `${taken} pictures in ${folder}, ${changed} differ from those of the last run, ${faults.length} faults`,
);
process.exitCode = faults.length === 0 ? 0 : 1;

async function takeAll(options: BrowserContextOptions): Promise<void> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const width = options.viewport?.width ?? 0;
  let here = '';
  page.on('console', (line) => line.type() === 'error' && faults.push(`${here}: ${line.text()}`));
  page.on('pageerror', (error) => faults.push(`${here}: ${error.message}`));
  for (const locale of ['zh', 'en']) {
    for (const path of paths) {
      here = `${locale}${path.replaceAll('/', '-') || '-home'}-${width}-${options.colorScheme}`;
      await page.goto(`${server.url}/${locale}${path}`, { waitUntil: 'networkidle' });
      await loadPictures(page);
      faults.push(...(await layoutFaults(page, width)).map((fault) => `${here}: ${fault}`));
      changed += await keep(here, await page.screenshot({ fullPage: true }));
      taken++;
    }
  }
  await context.close();
}

/** Loads pictures that browsers load lazily while scrolling. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
}

async function layoutFaults(page: Page, width: number): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  const overlaps = await findOverlaps(page);
  return [
    ...(wide > width ? [`is ${wide} px wide`] : []),
    ...overlaps.map((pair) => `${pair} lie over each other`),
  ];
}

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
