// Measures how often findings are right and writes it down for the engine: `fit-credible.ts TEXTS [SHARE]`
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isGuess } from '../src/pipeline/make-lints.ts';
import { weighGuesses } from '../src/pipeline/weigh-guesses.ts';
import { fitGuessCurve } from './guess-curve.ts';
import { plantedParagraphs } from './planted-paragraphs.ts';
import { followed, leastGuess, rawFindings } from './raw-findings.ts';
import { type Reliability, reliabilityOf } from './reliability.ts';

interface Judged {
  readonly rule: string;
  readonly category: string;
  readonly kind: 'guess' | 'own' | 'fixed';
  readonly said: number;
  readonly rightness: number;
}

/** Rules with fewer findings keep what their writer thought of them. */
const fewest = 8;
/** A rule is drawn to the mean of its category as by so many findings. */
const draw = 8;

const [texts = '', share = '0.5'] = process.argv.slice(2);
if (texts === '') throw new Error('Usage: fit-credible.ts TEXTS [SHARE]');
const halves: readonly [Judged[], Judged[]] = [[], []];
let words = 0;
let paragraphs = 0;
for (const found of rawFindings(plantedParagraphs(texts, Number(share)))) {
  words += found.words;
  const half = halves[paragraphs++ % 2 === 0 ? 0 : 1];
  // Without the curve that is to be found.
  const weighed = weighGuesses(found.placed, found.words, (_, logOdds) => logOdds);
  for (const [at, one] of weighed.entries()) {
    const { rule, credible } = one.finding;
    const kind = isGuess(one) ? 'guess' : credible === undefined ? 'fixed' : 'own';
    const said = credible ?? rule.credible;
    if (kind === 'guess' && said < leastGuess) continue;
    const rightness = found.rightness[at] || followed * said;
    half.push({ rule: rule.id, category: rule.category, kind, said, rightness });
  }
}

const [known, unseen] = halves;
const fixed = measureFixed(known.filter(({ kind }) => kind === 'fixed'));
const logOddsOf = ({ said }: Judged) => Math.log(said / (1 - said));
const guesses = known.filter(({ kind }) => kind === 'guess');
const curve = fitGuessCurve(guesses.map((one) => ({ ...one, logOdds: logOddsOf(one) })));
writeTable();
const now = (one: Judged) => {
  if (one.kind === 'fixed') return fixed.get(one.rule) ?? one.said;
  const shift = curve.shifts.get(one.rule);
  if (one.kind === 'own' || shift === undefined) return one.said;
  return 1 / (1 + Math.exp(-(shift + curve.slope * logOddsOf(one))));
};
const report = {
  words,
  before: reliabilityOf(unseen),
  after: reliabilityOf(unseen.map((one) => ({ said: now(one), rightness: one.rightness }))),
};
writeFileSync(join(import.meta.dirname, 'reliability.json'), `${JSON.stringify(report, null, 2)}\n`);
print('before', report.before);
print('after', report.after);

/** Shares of right findings by rule, smoothed towards the rule's category. */
function measureFixed(judged: readonly Judged[]): Map<string, number> {
  const mean = (of: readonly Judged[]) => of.reduce((sum, { rightness }) => sum + rightness, 0) / of.length;
  const byCategory = Object.groupBy(judged, ({ category }) => category);
  const byRule = Object.groupBy(judged, ({ rule }) => rule);
  return new Map(
    Object.entries(byRule).flatMap(([rule, own = []]) => {
      const family = mean(byCategory[own[0]?.category ?? ''] ?? own);
      const credible = (own.length * mean(own) + draw * family) / (own.length + draw);
      return own.length < fewest ? [] : [[rule, Math.round(credible * 100) / 100]];
    }),
  );
}

function writeTable(): void {
  const sorted = (values: ReadonlyMap<string, number>) =>
    [...values]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([rule, value]) => `  '${rule}': ${Math.round(value * 100) / 100},`)
      .join('\n');
  const lines = [
    '// Made by make/fit-credible.ts: do not edit.',
    '',
    '/** Share of right findings by rule, where enough were seen; it takes the place of what the rule says of itself. */',
    'export const measuredShares: Readonly<Record<string, number>> = {',
    sorted(fixed),
    '};',
    '',
    '/** How log-odds as guessed become log-odds as measured: a common slope, a shift for each rule that guesses. */',
    `export const guessSlope = ${curve.slope.toFixed(2)};`,
    'export const guessShifts: Readonly<Record<string, number>> = {',
    sorted(curve.shifts),
    '};',
    '',
  ];
  writeFileSync(join(import.meta.dirname, '../src/pipeline/measured.ts'), lines.join('\n'));
}

function print(name: string, { parts, error }: Reliability): void {
  const rows = parts.map(
    ({ from, count, said, right }) =>
      `  ${from.toFixed(1)} ${String(count).padStart(6)} said ${said} right ${right}`,
  );
  process.stdout.write(`${name}: error (ECE) ${error}\n${rows.join('\n')}\n`);
}
