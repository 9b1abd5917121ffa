// Evaluates recognition on generated pages: script/eval ocr [--gate] [--write] [--only NAME…] [--show] [--unseen]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pageText } from '@inkstone/ocr';
import { openTextRecogniser } from '../../providers/ocr/open-text-recogniser.ts';
import { fetchFonts } from './debian-fonts.ts';
import { degrade } from './degrade.ts';
import { peakOfChildren } from './memory.ts';
import { listGatePages, listPages, type SetPage } from './pages.ts';
import { openRenderer } from './render.ts';
import { type PageScore, scorePage } from './score.ts';
import { summarise } from './summarise.ts';
import { listUnseenPages } from './unseen.ts';

const root = join(import.meta.dirname, '../../../../..');
const folder = join(root, '.cache/ocr-pages');
const stored = join(root, 'packages/ocr/src/score/score.json');
const storedUnseen = join(root, 'packages/ocr/src/score/unseen.json');
/** The gate fails below this accuracy of a page. */
const gateFloor = 0.95;

const { values: options } = parseArgs({
  options: {
    gate: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    unseen: { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    engine: { type: 'string', default: 'tesseract.js' },
    data: { type: 'string', default: 'best' },
  },
});

/** The data that an installation uses by default. */
const data = options.data === 'better' ? 'better' : 'best';
const recogniser = await openTextRecogniser({
  engine: options.engine === 'tesseract' ? 'tesseract' : 'tesseract.js',
  data,
  workers: 1,
  waiting: 10,
});
const pages = options.gate ? listGatePages() : options.unseen ? listUnseenPages() : listPages();
const chosen = pages.filter(({ name }) => options.only?.some((start) => name.startsWith(start)) ?? true);
const results: (PageScore & { readonly page: SetPage; readonly seconds: number; readonly memory: number })[] =
  [];
mkdirSync(folder, { recursive: true });
await using renderer = await openRenderer(
  folder,
  options.unseen ? fetchFonts(join(root, '.cache/ocr-fonts')) : '',
);
for (const page of chosen) {
  const picture = await degrade(await renderer.draw(page), page.condition, page.name);
  if (options.show)
    writeFileSync(join(folder, `${page.name}.${page.condition === 'clean' ? 'png' : 'jpg'}`), picture);
  const began = performance.now();
  const read = await recogniser.recognise({
    picture,
    language: page.language,
    signal: AbortSignal.timeout(300_000),
  });
  const seconds = (performance.now() - began) / 1000;
  const score = scorePage(page, read);
  results.push({ ...score, page, seconds, memory: peakOfChildren() });
  if (options.show) {
    writeFileSync(join(folder, `${page.name}.prepared.png`), read.prepared);
    writeFileSync(join(folder, `${page.name}.txt`), pageText(read));
  }
  const marks = [score.isOrdered ? '' : 'order wrong', score.hasRightCells === false ? 'cells wrong' : ''];
  process.stdout.write(
    `${page.name.padEnd(16)} ${(score.accuracy * 100).toFixed(2).padStart(6)} % ${seconds.toFixed(1)} s ${marks.join(' ')}\n`,
  );
}
const summary = summarise(
  results,
  { engine: recogniser.engine ?? 'none', data, generator: renderer.name },
  new Date(),
);
await recogniser.close();
for (const [name, { accuracy, least, pages }] of Object.entries(summary.classes)) {
  process.stdout.write(
    `${name.padEnd(12)} ${(accuracy * 100).toFixed(1)} % (least ${(least * 100).toFixed(1)} %) of ${pages} pages\n`,
  );
}
process.stdout.write(
  `order right on ${summary.ordered.right} of ${summary.ordered.pages}, cells on ${summary.cells.right} of ${summary.cells.pages}; ${summary.secondsPerPage} s a page, ${summary.megabytes} MB\n`,
);
if (options.write)
  writeFileSync(options.unseen ? storedUnseen : stored, `${JSON.stringify(summary, null, 2)}\n`);
if (
  options.gate &&
  results.some(
    ({ accuracy, isOrdered, hasRightCells }) => accuracy < gateFloor || !isOrdered || hasRightCells === false,
  )
) {
  process.stdout.write(
    `A page of the gate is below ${gateFloor * 100} %, or its order or cells are wrong.\n`,
  );
  process.exitCode = 1;
}
