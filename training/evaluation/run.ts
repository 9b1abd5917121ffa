// Scores the engine on a folder of evaluation data:
//   script/eval FOLDER [--own] [--set NAME] [--share N] [--pack FOLDER] [--texts FOLDER] [--trained] [--record | --gate]
// The data and its scorers are not part of this project; their README states the permitted use of each set.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Corrector } from '@inkstone/chinese';
import { modelFile, readCorrector } from '@inkstone/chinese/files';
import { readEnglish } from '@inkstone/english/files';
import { type CheckMode, createProofreader } from '@inkstone/proofread';
import { finishDrafts } from '@inkstone/proofread/internal/pipeline/check-paragraph';
import { crossValidate } from '../chinese/cross-validate.ts';
import type { Reliability } from '../proofread/reliability.ts';
import { compare, overLimits, readBaseline, writeBaseline } from './baseline.ts';
import { checkSet, type SetResult } from './check-set.ts';
import { describeReliability } from './describe-reliability.ts';
import { createEngine, type Engine } from './engine.ts';
import { describeAccepting, faultsOf, measureAccepting } from './measure-accepting.ts';
import { measureOnSets, measureOnUnseen } from './measure-credibility.ts';
import { type CheckTexts, measureOwn } from './own/measure-own.ts';
import { measureOwnExamples } from './own-examples.ts';
import {
  chineseSentences,
  describeChineseAccepting,
  measureChineseAccepting,
  worstShare,
} from './planted-chinese.ts';
import { readRows, writeShare } from './read-rows.ts';
import { isSpelling, scoreGrammar, scoreSpelling } from './score-chinese.ts';
import { scoreMisspellings } from './score-misspellings.ts';
import { scoreSet } from './score-set.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Own rules and Chinese model only, without harper. */
    own: { type: 'boolean', default: false },
    /** Only sets whose name contains this. */
    set: { type: 'string', default: '' },
    /** Folder of the Chinese language pack. */
    pack: { type: 'string', default: join(process.env.LANGPACK_DIR ?? './data/langpacks', 'zh') },
    /** Held-out texts (training/proofread/README.md), to measure the calibration for English on these too. */
    texts: { type: 'string', default: '' },
    /** Only every nth row of each set without limits; the figures are stored under names of their own. */
    share: { type: 'string', default: '1' },
    /** Use the shipped weights for their training sets too: fast, but not a valid measurement. */
    trained: { type: 'boolean', default: false },
    /** Store the figures in baseline.json. */
    record: { type: 'boolean', default: false },
    /** Fail if a figure is more than a point worse than the stored one. */
    gate: { type: 'boolean', default: false },
  },
});
const folder = positionals[0] ?? process.env.INKSTONE_EVAL_DIR ?? '';
if (!existsSync(join(folder, 'tools/score_en.ts'))) {
  print('Usage: script/eval FOLDER [--own] [--set NAME] [--share N] [--pack FOLDER] [--texts FOLDER]');
  print('                          [--trained] [--record | --gate]');
  print('FOLDER holds *.jsonl and tools/score_en.ts.');
  process.exit(1);
}
const known = /^(en_clean|en_jfleg|en_bea|en_misspell|zh_)/;
/** Training sets of the Chinese model, which are checked by cross-validation. */
const training = /^zh_(cscdns|ecspell)/;
const sets = readdirSync(folder)
  .filter((file) => file.endsWith('.jsonl') && file.includes(values.set) && known.test(file))
  .map((file) => file.slice(0, -'.jsonl'.length));

/** The calibration for English is measured if all of these are selected. */
const clean = 'en_clean';
const figures = new Map<string, string>();
const acceptingFaults: string[] = [];
const output = mkdtempSync(join(tmpdir(), 'inkstone-eval-'));
const everyNth = Number(values.share);
/** A set whose figures have limits, which a part of it may exceed. */
const isAlwaysWhole = (set: string) => set.startsWith('en_jfleg');
/** Added to the names of the figures of sets. */
const ofShare = everyNth > 1 ? `, 1 of ${everyNth} rows` : '';
const setPaths = new Map(sets.map((set) => [set, shareOf(set)]));
const hasPack = existsSync(join(values.pack, modelFile));
const shipped = hasPack ? await readCorrector(values.pack) : undefined;
if (!hasPack) print(`no language pack in ${values.pack}: Chinese is scored by rules alone`);
const engines = await makeEngines(shipped);
print(`engine: ${engines.normal.name}`);
if (values.set === '') await scoreOwnExamples();
if (shipped !== undefined && 'zh_clean'.includes(values.set)) {
  scoreOwnTexts(shipped);
  await scoreChineseAccepting(shipped);
}
for (const set of sets.filter((one) => !training.test(one))) {
  if (set.startsWith('en_misspell')) printFigure(set + ofShare, scoreMisspellings(pathOf(set)));
  else await scoreOne(set, engines, '');
  if (set.startsWith('en_jfleg')) await scoreAccepting(set);
}
if (clean.includes(values.set)) scoreEnglishCredibility();
if (sets.some((set) => training.test(set))) {
  const isCrossed = hasPack && !values.trained;
  const validation = isCrossed ? crossValidate(join(values.pack, modelFile), folder) : null;
  const crossed = await makeEngines(validation?.correctors ?? shipped);
  const note = isCrossed ? ', cross-validated' : hasPack ? ', TRAINED ON IT' : '';
  for (const set of sets.filter((one) => training.test(one))) await scoreOne(set, crossed, note);
  await closeAll(crossed);
  if (validation !== null) {
    const { reliability, baseRate } = validation;
    const title = `credibility, cross-validated; ${(1000 * baseRate).toFixed(1)} in 1000 characters are wrong`;
    printCredibility('zh credibility', title, reliability.parts, reliability.error);
  }
}
await closeAll(engines);
rmSync(output, { recursive: true });
if (values.record) writeBaseline(figures);
const losses = values.gate
  ? [...compare(figures, readBaseline()), ...overLimits(figures), ...acceptingFaults]
  : [];
for (const loss of losses) print(`WORSE ${loss}`);
process.exitCode = losses.length > 0 ? 1 : 0;

type Engines = Readonly<Record<CheckMode, Engine>>;

async function makeEngines(
  chinese: Corrector | ReadonlyMap<string, Corrector> | undefined,
): Promise<Engines> {
  const make = (mode: CheckMode) => createEngine({ isOwnOnly: values.own, mode, chinese });
  return { normal: await make('normal'), strict: await make('strict') };
}

async function closeAll({ normal, strict }: Engines): Promise<void> {
  await normal.close();
  await strict.close();
}

/** Scores a set. English is scored in normal mode only, because strict mode gives the same result. */
async function scoreOne(set: string, { normal, strict }: Engines, note: string): Promise<void> {
  const modes = set.startsWith('zh_') ? ([normal, strict] as const) : ([normal] as const);
  for (const [i, engine] of modes.entries()) {
    const isSpellingSet = /^zh_(cscdns|ecspell|sighan)/.test(set);
    const result = await checkSet({
      engine,
      path: pathOf(set),
      hypothesis: join(output, `${set}.jsonl`),
      ...(isSpellingSet ? { isCounted: isSpelling } : {}),
      asText: isSpellingSet || isGrammarSet(set),
    });
    const speed = `${Math.round(result.characters / (result.ms / 1000)).toLocaleString('en')} characters/s`;
    const mode = modes.length > 1 ? (i === 0 ? 'normal' : 'strict') : '';
    const figure = figureOf(set, result);
    const measured = isAlwaysWhole(set) ? '' : ofShare;
    figures.set(`${set} ${mode}`.trim() + (values.own ? ', own' : '') + measured, figure);
    print(`${set.padEnd(26)} ${mode.padEnd(6)} ${figure.padEnd(58)} ${speed}${note}`);
  }
}

/** Measures "accept all" on sets with several references; the result must stay within limits. */
async function scoreAccepting(set: string): Promise<void> {
  const accepting = await measureAccepting(engines.normal, readRows(pathOf(set)));
  printFigure(`${set} accept all${values.own ? ', own' : ''}`, describeAccepting(accepting));
  acceptingFaults.push(...faultsOf(accepting).map((fault) => `${set} accept all: ${fault}`));
}

/** Plants slips in the sets of correct Chinese: at most one of a hundred changed sentences may end worse. */
async function scoreChineseAccepting(chinese: Corrector): Promise<void> {
  const proofreader = createProofreader({}, { resources: { chinese } });
  const texts = sets.filter((set) => set.startsWith('zh_clean')).flatMap((set) => readRows(pathOf(set)));
  const sentences = chineseSentences(texts.map(({ source }) => source));
  const result = await measureChineseAccepting(sentences, (text) => proofreader.checkText(text));
  printFigure('zh planted accept all', describeChineseAccepting(result));
  if (result.worse.length > worstShare * result.changed)
    acceptingFaults.push('zh planted accept all: too many worse');
}

/** Scores the rules' own examples with data of the repository only: neither harper nor the Chinese model. */
async function scoreOwnExamples(): Promise<void> {
  const { corrected, untouched } = await measureOwnExamples(
    await createEngine({ isOwnOnly: true, mode: 'normal' }),
  );
  for (const [name, share] of Object.entries({ corrected, untouched })) {
    printFigure(`own examples, ${name}`, `${share.toFixed(2)} %`);
  }
}

/** Scores articles with slips and correct texts of this project, with the own rules and the model, at each level. */
function scoreOwnTexts(chinese: Corrector): void {
  for (const mode of ['normal', 'strict'] as const) {
    const proofreader = createProofreader({ mode }, { resources: { ...readEnglish(), chinese } });
    const check: CheckTexts = (paragraphs) =>
      finishDrafts(paragraphs.map((paragraph) => proofreader.draftParagraph(paragraph)));
    for (const language of ['zh', 'en'] as const) {
      const { slips, found, unexpected, sentences, flagged } = measureOwn(check, language);
      const share = ((100 * found) / slips).toFixed(1);
      printFigure(
        `own articles ${language} ${mode}`,
        `${share} % of ${slips} slips mended, ${unexpected} other findings`,
      );
      if (sentences === 0) continue;
      const alarms = ((100 * flagged.length) / sentences).toFixed(2);
      printFigure(`own native_clean_zh ${mode}`, `${alarms} % of ${sentences} sentences flagged`);
    }
  }
}

/** Scores the credibility of own rules only, because harper states none. */
function scoreEnglishCredibility(): void {
  const title = 'credibility, slips planted in';
  const onSets = measureOnSets(sets.filter((set) => set.startsWith(clean)).map(pathOf));
  printCredibility(
    `en credibility${ofShare}`,
    `${title} the sets of clean English`,
    partsOf(onSets),
    onSets.error,
  );
  if (values.texts === '') return;
  const unseen = measureOnUnseen(values.texts);
  printCredibility('en credibility, unseen half', `${title} texts set aside`, partsOf(unseen), unseen.error);
}

function partsOf({ parts }: Reliability) {
  return parts.map(({ predicted, ...part }) => ({ ...part, predicted: predicted }));
}

function printCredibility(
  name: string,
  ...[title, parts, error]: Parameters<typeof describeReliability>
): void {
  figures.set(name, `ECE ${(100 * error).toFixed(2)} points`);
  describeReliability(title, parts, error).forEach(print);
}

function printFigure(name: string, figure: string): void {
  figures.set(name, figure);
  print(`${name.padEnd(33)} ${figure}`);
}

/** The path of the rows to be measured. */
function pathOf(set: string): string {
  return setPaths.get(set) ?? '';
}

/** Writes the chosen rows of a set to a file, unless all are chosen. */
function shareOf(set: string): string {
  const whole = join(folder, `${set}.jsonl`);
  if (everyNth === 1 || isAlwaysWhole(set)) return whole;
  const path = join(output, `${set}.share.jsonl`);
  writeShare(whole, path, everyNth);
  return path;
}

function isGrammarSet(set: string): boolean {
  return /^zh_(fcgec|mucgec)/.test(set);
}

function figureOf(set: string, result: SetResult): string {
  if (isGrammarSet(set)) return scoreGrammar(folder, result);
  if (set.startsWith('zh_') && !set.startsWith('zh_clean')) return scoreSpelling(folder, result);
  return scoreSet(folder, set, result);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
