// Calibrates changes on the held-out text and adds the result to the file: `calibrate.ts SCRATCH NGRAMS`
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ChoiceScores, readChoiceScores, slopeUnit } from '@inkstone/english/internal/choice-scores';
import { comma, gapLabels, setSize, verbLabels } from '@inkstone/english/internal/choices';
import { confusableSets } from '@inkstone/english/internal/confusable-sets';
import { formChannel, gapChannel, setChannel } from './channel.ts';
import { fitEvenOdds } from './even-odds.ts';
import { bins, createLedger, type History, notePlace, total } from './ledger.ts';
import { printProgress } from './print-progress.ts';
import { type Sentence, sentencesOf } from './read-texts.ts';

const never = 255;

const [scratch = '', path = ''] = process.argv.slice(2);
if (path === '') throw new Error('Usage: calibrate.ts SCRATCH NGRAMS');
const file = readFileSync(path);
const scores = readChoiceScores(file);
if (scores.calibration !== null) throw new Error(`${path} is calibrated already.`);
const ledgers = {
  gap: createLedger(gapLabels.length),
  noun: createLedger(verbLabels.length),
  regularVerb: createLedger(verbLabels.length),
  irregularVerb: createLedger(verbLabels.length),
};
const sets = confusableSets.map(({ words }) => ({
  ledger: createLedger(setSize),
  channel: setChannel(words.length),
}));
const allGaps = gapLabels.map((_, label) => label);

let words = 0;
for (const paragraph of readFileSync(join(scratch, 'held-out.txt'), 'utf8').split('\n')) {
  for (const sentence of sentencesOf(paragraph)) {
    words += sentence.length;
    noteSentence(scores, sentence);
  }
}
const slopeBytes: number[] = [];
const tables = {
  gap: new Uint8Array(gapLabels.length ** 2).fill(never),
  noun: new Uint8Array(verbLabels.length ** 2).fill(never),
  regularVerb: new Uint8Array(verbLabels.length ** 2).fill(never),
  irregularVerb: new Uint8Array(verbLabels.length ** 2).fill(never),
};
const isComma = ({ from, to }: History) => from === comma || to === comma;
const gaps = ledgers.gap.histories();
settle(
  'small words',
  gaps.filter((one) => !isComma(one)),
  () => tables.gap,
  gapLabels.length,
);
settle('commas', gaps.filter(isComma), () => tables.gap, gapLabels.length);
for (const kind of ['noun', 'regularVerb', 'irregularVerb'] as const)
  settle(kind, ledgers[kind].histories(), () => tables[kind], verbLabels.length);
const setTables = sets.map(() => new Uint8Array(setSize ** 2).fill(never));
const ofSets = sets.flatMap(({ ledger }, set) =>
  ledger.histories().map((history) => ({ ...history, table: setTables[set] })),
);
settle('sets', ofSets, (at) => ofSets[at]?.table, setSize);
writeFileSync(
  path,
  Buffer.concat([file, Uint8Array.from(slopeBytes), ...Object.values(tables), ...setTables]),
);

function settle(
  name: string,
  histories: readonly History[],
  tableOf: (at: number) => Uint8Array | undefined,
  labels: number,
): void {
  const { slope, evens } = fitEvenOdds(histories);
  slopeBytes.push(Math.round(slope / slopeUnit));
  histories.forEach(({ from, to }, at) => {
    tableOf(at)?.set([Math.min(never, Math.round((evens[at] ?? never) * 10))], from * labels + to);
  });
  report(name, slope, histories, evens);
}

function noteSentence(scores: ChoiceScores, sentence: Sentence): void {
  const numbers = scores.number(sentence);
  numbers.forEach((symbol, at) => {
    const small = scores.gapLabel(symbol);
    const gap = { allowed: allGaps, channel: gapChannel };
    if (small > 0)
      notePlace(ledgers.gap, { ...gap, scores: scores.gapScores(numbers, at, at + 1), right: small });
    if (at > 0) notePlace(ledgers.gap, { ...gap, scores: scores.gapScores(numbers, at, at), right: 0 });
    const form = scores.formOf(symbol);
    if (form !== undefined) {
      const allowed = form.forms.flatMap((word, label) => (word === '' ? [] : [label]));
      const answer = scores.formScores(numbers, at, form);
      const channel = formChannel(form.kind);
      notePlace(ledgers[form.kind], { scores: answer, allowed, right: form.label, channel });
    }
    for (const place of scores.setsOf(symbol)) {
      const { ledger, channel } = sets[place.index] ?? {};
      if (ledger === undefined || channel === undefined) continue;
      const allowed = place.set.words.map((_, label) => label);
      const answer = scores.setScores(numbers, at, place);
      notePlace(ledger, { scores: answer, allowed, right: place.label, channel });
    }
  });
}

/** Result of applying all changes that are more likely right than wrong. */
function report(name: string, slope: number, histories: readonly History[], evens: readonly number[]): void {
  const sum = (of: (one: History) => Float64Array, all = false) =>
    histories.reduce(
      (so, one, at) => so + total(of(one), all ? 0 : Math.min(bins, Math.ceil((evens[at] ?? never) * 10))),
      0,
    );
  const right = sum((one) => one.right);
  const wrong = sum((one) => one.wrong);
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  const perThousand = (count: number) => ((1000 * count) / words).toFixed(2);
  printProgress(
    `${name.padEnd(14)} slope ${slope.toFixed(2)},`,
    `precision ${percent(right, right + wrong)}, recall ${percent(
      right,
      sum((one) => one.right, true),
    )},`,
    `alarms per 1000 right words ${perThousand(sum((one) => one.alarms))}`,
  );
}
