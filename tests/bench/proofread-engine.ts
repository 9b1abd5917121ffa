import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Dialect, LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';
import { readCorrector } from '../../packages/chinese/files.ts';
import { readEnglish } from '../../packages/english/files.ts';
import { createProofreader, splitParagraphs } from '../../packages/proofread/src/index.ts';
import { quantile } from './figure.ts';
import { languagePack } from './language-pack.ts';
import { varyText } from './vary-text.ts';

/** The measurements of one engine on one text, in a separate process. */
export interface EngineSpeed {
  /** Time from loading the engine to the result of the first paragraph, ms. */
  readonly loadMs: number;
  /** Memory that it added to the process, MB. */
  readonly memoryMb: number;
  readonly charactersPerSecond: number;
  readonly wordsPerSecond: number;
  /** Time per paragraph, ms. */
  readonly p50Ms: number;
  readonly p95Ms: number;
}

const warmRounds = 3;

type Check = (paragraph: string) => Promise<unknown> | unknown;

const engines: Readonly<Record<string, () => Promise<Check>>> = {
  english: async () => own({ language: 'en' }),
  chinese: async () => own({ language: 'zh' }),
  'chinese-model': async () => {
    const corrector = await readCorrector(languagePack);
    return (paragraph) => corrector.correct(paragraph, 0.5);
  },
  harper: async () => {
    const linter = new LocalLinter({ binary, dialect: Dialect.American });
    return (paragraph) => linter.lint(paragraph, { language: 'plaintext' });
  },
};

/** Creates our engine without its sentence cache, so that every sentence is checked. */
function own(options: { readonly language: 'zh' | 'en' }): Check {
  const proofreader = createProofreader({ ...options, cachedSentences: 0 }, { resources: readEnglish() });
  return (paragraph) => proofreader.checkParagraph(paragraph);
}

const [name = '', file = ''] = process.argv.slice(2);
const text = readFileSync(join(import.meta.dirname, '../texts', file), 'utf8');
const paragraphs = splitParagraphs(text).map(({ start, end }) => text.slice(start, end));
const variants = varyText(paragraphs, 14);

const before = process.memoryUsage().rss;
const begin = performance.now();
const check = await engines[name]?.();
if (check === undefined) throw new Error(`There is no engine "${name}"`);
await check(paragraphs[0] ?? '');
const loadMs = performance.now() - begin;

const times: number[] = [];
let words = 0;
let characters = 0;
for (const [round, variant] of variants.entries()) {
  for (const paragraph of variant) {
    const from = performance.now();
    await check(paragraph);
    // The first rounds are omitted, because the code is not completely compiled yet.
    if (round < warmRounds) continue;
    times.push(performance.now() - from);
    words += paragraph.split(/\s+/).length;
    characters += paragraph.length;
  }
}
const spent = times.reduce((sum, each) => sum + each, 0) / 1000;
const speed: EngineSpeed = {
  loadMs,
  memoryMb: (process.memoryUsage().rss - before) / 1024 / 1024,
  charactersPerSecond: characters / spent,
  wordsPerSecond: words / spent,
  p50Ms: quantile(times, 0.5),
  p95Ms: quantile(times, 0.95),
};
process.stdout.write(`${JSON.stringify(speed)}\n`);
process.exit(0);
