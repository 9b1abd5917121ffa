// Finds thresholds on the text set aside and adds them to the file: `calibrate.ts SCRATCH NGRAMS`
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ChoiceScores, readChoiceScores } from '../../src/choice-scores.ts';
import { gapLabels, setSize, verbLabels } from '../../src/choices.ts';
import { confusableSets } from '../../src/confusable-sets.ts';
import { formChannel, gapChannel, setChannel } from './channel.ts';
import { type Sentence, sentencesOf } from './read-texts.ts';
import { say } from './say.ts';
import { createLedger, notePlace, type Settlement } from './thresholds.ts';

/** Where a proposal just passes, so many of its like are right: fewer would show in right text too often. */
const precision = { small: 0.76, comma: 0.9, form: 0.78, set: 0.9 };
const comma = gapLabels.indexOf(',');
const ofGap = (from: number, to: number) =>
  from === comma || to === comma ? precision.comma : precision.small;
const ofForm = () => precision.form;
const ofSet = () => precision.set;

const [scratch = '', path = ''] = process.argv.slice(2);
if (path === '') throw new Error('Usage: calibrate.ts SCRATCH NGRAMS');
const file = readFileSync(path);
const scores = readChoiceScores(file);
if (scores.thresholds !== null) throw new Error(`${path} has thresholds already.`);
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
const settled = {
  gap: ledgers.gap.settle(ofGap),
  noun: ledgers.noun.settle(ofForm),
  regularVerb: ledgers.regularVerb.settle(ofForm),
  irregularVerb: ledgers.irregularVerb.settle(ofForm),
};
const settledSets = sets.map(({ ledger }) => ledger.settle(ofSet));
for (const [name, settlement] of Object.entries(settled)) report(name, [settlement]);
report('sets', settledSets);
const thresholds = [...Object.values(settled), ...settledSets].map(({ thresholds }) => thresholds);
writeFileSync(path, Buffer.concat([file, ...thresholds]));

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
      notePlace(ledgers[form.kind], {
        scores: answer,
        allowed,
        right: form.label,
        channel: formChannel(form.kind),
      });
    }
    for (const place of scores.setsOf(symbol)) {
      const { ledger, channel } = sets[place.index] ?? {};
      if (ledger === undefined || channel === undefined) continue;
      const allowed = place.set.words.map((_, label) => label);
      notePlace(ledger, {
        scores: scores.setScores(numbers, at, place),
        allowed,
        right: place.label,
        channel,
      });
    }
  });
}

function report(name: string, settlements: readonly Settlement[]): void {
  const sum = (of: (settlement: Settlement) => number) =>
    settlements.reduce((total, one) => total + of(one), 0);
  const right = sum((one) => one.right);
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  const perThousand = (count: number) => ((1000 * count) / words).toFixed(2);
  say(
    name.padEnd(14),
    `precision ${percent(right, right + sum((one) => one.wrong))}, recall ${percent(right, right + sum((one) => one.missed))},`,
    `alarms per 1000 right words ${perThousand(sum((one) => one.alarms))}, of 1000 written mended ${perThousand(right)}`,
  );
}
