import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { resolutionOf } from './degrade.ts';
import type { SetPage } from './pages.ts';

const { resolve } = createRequire(import.meta.url);
const styles = [
  '@fontsource-variable/noto-serif-sc',
  '@fontsource-variable/noto-sans-sc',
  'lxgw-wenkai-screen-webfont/lxgwwenkaiscreen.css',
  '@fontsource-variable/literata',
  '@fontsource-variable/source-serif-4',
].map((name) => resolve(name.endsWith('.css') ? name : `${name}/index.css`));
/** Pixels per inch of a browser. */
const browserResolution = 96;

/** Opens a browser that draws pages of the set. */
export async function openRenderer(
  folder: string,
  /** Style-sheet rules of further fonts. */
  fonts = '',
): Promise<{ readonly name: string; draw(page: SetPage): Promise<Uint8Array> } & AsyncDisposable> {
  const executablePath = process.env.CHROMIUM;
  // The fonts and the page are local files.
  const browser: Browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--allow-file-access-from-files'],
  });
  mkdirSync(folder, { recursive: true });
  return {
    name: `Chromium ${browser.version()}`,
    draw: async (page) => {
      const file = join(folder, `${page.name}.html`);
      writeFileSync(file, toHtml(page, fonts));
      const tab = await browser.newPage({
        viewport: { width: 794, height: 1123 },
        deviceScaleFactor: resolutionOf[page.condition] / browserResolution,
      });
      await tab.goto(pathToFileURL(file).href);
      await tab.evaluate('document.fonts.ready');
      const png = await tab.screenshot({ type: 'png' });
      await tab.close();
      return png;
    },
    [Symbol.asyncDispose]: () => browser.close(),
  };
}

function toHtml(page: SetPage, fonts: string): string {
  const links = styles.map((path) => `<link rel="stylesheet" href="${pathToFileURL(path).href}">`);
  return `<!doctype html><html lang="${page.language}"><meta charset="utf-8">${links.join('')}<style>
${fonts}
body { margin: 25mm 22mm; font: ${page.size}pt/1.6 "${page.font}"; color: #111; background: #fff; text-align: justify; hyphens: none; }
h1 { font-size: 1.4em; text-align: center; margin: 0 0 1em; line-height: 1.4; }
p { margin: 0; text-indent: 2em; }
.columns { columns: 2; column-gap: 10mm; }
.official p.head, .official p.number { text-indent: 0; }
.official p.number { text-align: center; }
.official p.end { text-align: right; text-indent: 0; }
table { border-collapse: collapse; width: 100%; }
td { border: 1px solid #222; padding: 0.4em 0.6em; text-align: left; }
</style><body class="${page.pageClass}"><h1>${escapeHtml(page.title)}</h1>${toBody(page)}</body></html>`;
}

function toBody({ pageClass, paragraphs, table }: SetPage): string {
  if (table) {
    const rows = table.map((row) => {
      const cells = row.map(
        ({ text, columns, rows }) => `<td colspan="${columns}" rowspan="${rows}">${escapeHtml(text)}</td>`,
      );
      return `<tr>${cells.join('')}</tr>`;
    });
    return `<table>${rows.join('')}</table>`;
  }
  const last = paragraphs.length - 2;
  const lines = paragraphs.map((text, index) => {
    const kind = pageClass === 'official' ? officialKind(text, index, index >= last) : '';
    return `<p class="${kind}">${escapeHtml(text)}</p>`;
  });
  return pageClass === 'columns' ? `<div class="columns">${lines.join('')}</div>` : lines.join('');
}

/**
 * Returns the kind of a paragraph of an official document: the number is centred, the addressee begins at the margin, the
 * signature is on the right.
 */
function officialKind(text: string, index: number, isEnd: boolean): string {
  if (index === 0) return 'number';
  if (isEnd) return 'end';
  return text.endsWith('：') ? 'head' : '';
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
