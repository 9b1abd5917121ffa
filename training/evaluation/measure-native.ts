// Measures how often native Chinese texts are flagged, in normal and strict mode:
//   node training/evaluation/measure-native.ts [FILE.jsonl ...] [--from .cache/native] [--pack FOLDER]
//     [--alone] [--alarms FILE]
// The texts are those of `fetch-native.ts` and further sets named as files. Contiguous paragraphs are checked as one text; with
// --alone, each separately. --alarms writes the findings to a file, to be read and judged; those judged to be real mistakes are
// in native/verdicts.txt and are counted separately.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readCorrector } from '@inkstone/chinese/files';
import { readEnglish } from '@inkstone/english/files';
import { type CheckMode, createProofreader, type Proofreader } from '@inkstone/proofread';
import { finishDrafts } from '@inkstone/proofread/internal/pipeline/check-paragraph';
import { type Alarm, alarmsIn, type NativeRow, textsOf } from './native/alarms.ts';
import { readVerdicts } from './native/verdicts.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string', default: '.cache/native' },
    pack: { type: 'string', default: '.cache/langpacks/zh' },
    alone: { type: 'boolean', default: false },
    alarms: { type: 'string', default: '' },
  },
});
const fetched = existsSync(values.from)
  ? readdirSync(values.from).filter((file) => file.endsWith('.jsonl'))
  : [];
const files = [...fetched.map((file) => join(values.from, file)), ...positionals];
const verdicts = readVerdicts();
const resources = { ...readEnglish(), chinese: await readCorrector(values.pack) };
const modes: Readonly<Record<CheckMode, Proofreader>> = {
  normal: createProofreader({}, { resources }),
  strict: createProofreader({ mode: 'strict' }, { resources }),
};
const all: Alarm[] = [];
const sums = { sentences: 0, normal: 0, wrongly: 0, strict: 0, strictWrongly: 0 };
print('set                   sentences   flagged   wrongly    strict   wrongly');
for (const file of files) {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): NativeRow => JSON.parse(line));
  const set = file.replace(/.*\//, '').replace('.jsonl', '');
  const texts = values.alone ? rows.map((row) => [row.source]) : textsOf(rows);
  const counts = { sentences: 0, normal: 0, wrongly: 0, strict: 0, strictWrongly: 0 };
  for (const text of texts) {
    const normal = alarmsIn(set, text, finish(modes.normal, text));
    const strict = alarmsIn(set, text, finish(modes.strict, text));
    counts.sentences += normal.sentences;
    counts.normal += flagged(normal.alarms);
    counts.wrongly += flagged(normal.alarms.filter((one) => !verdicts.isTrue(one)));
    counts.strict += flagged(strict.alarms);
    counts.strictWrongly += flagged(strict.alarms.filter((one) => !verdicts.isTrue(one)));
    all.push(...normal.alarms);
  }
  printFigure(set, counts);
  for (const key of Object.keys(sums) as (keyof typeof sums)[]) sums[key] += counts[key];
}
printFigure('all', sums);
if (values.alarms !== '') writeFileSync(values.alarms, all.map((one) => `${JSON.stringify(one)}\n`).join(''));

function finish(proofreader: Proofreader, text: readonly string[]) {
  return finishDrafts(text.map((paragraph) => proofreader.draftParagraph(paragraph)));
}

/** Number of sentences with a finding. */
function flagged(alarms: readonly Alarm[]): number {
  return new Set(alarms.map(({ sentence }) => sentence)).size;
}

function printFigure(set: string, counts: typeof sums): void {
  const share = (count: number) => `${((100 * count) / counts.sentences).toFixed(2)} %`.padStart(10);
  const figures = [counts.normal, counts.wrongly, counts.strict, counts.strictWrongly].map(share);
  print(`${set.padEnd(22)} ${String(counts.sentences).padStart(8)}${figures.join('')}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
