// Measures the alignment of sentences on own pairs of paragraphs (script/eval align [--wrong]): on the pairs used for developing
// the algorithm, and on those of other subjects that were written afterwards. `--wrong` prints the wrong links of the tuned half;
// those of the held-out half are never shown.
import { parseArgs } from 'node:util';
import type { AlignmentLink } from '@inkstone/translate';
import { alignSentences } from '@inkstone/translate';
import { measurePairs, measureParagraphs, measureWhole, rateOf, type Score } from './measure.ts';
import { type Pair, type PairSet, readPairs } from './read-pairs.ts';

const { values } = parseArgs({ options: { wrong: { type: 'boolean', default: false } } });
for (const set of ['pairs', 'unseen'] as const)
  for (const isHeldOut of [false, true]) printHalf(set, isHeldOut);

function printHalf(set: PairSet, isHeldOut: boolean): void {
  const half = readPairs(set).filter((pair) => pair.isHeldOut === isHeldOut);
  const name = `${set}, ${isHeldOut ? 'held out' : 'tuned'}`;
  print(`${name}: ${half.length} pairs of paragraphs`);
  printFigure(
    '  each pair by itself',
    measurePairs(half, false, values.wrong && !isHeldOut ? describe : undefined),
  );
  printFigure('  the same from English', measurePairs(half, true));
  printFigure('  one text without paragraphs', measureWhole(half));
  printFigure('  links within their paragraphs', measureParagraphs(half));
}
const many = Array.from({ length: 5 }, () => readPairs().slice(0, 100)).flat();
const [zh, en] = [
  many.flatMap((pair) => pair.zh).slice(0, 2000),
  many.flatMap((pair) => pair.en).slice(0, 2000),
];
const start = process.cpuUsage();
alignSentences(zh, en);
const { user, system } = process.cpuUsage(start);
print(`${zh.length} and ${en.length} sentences: ${Math.round((user + system) / 1000)} ms of processor time`);

function printFigure(name: string, score: Score): void {
  const { wanted, found, right } = score;
  print(
    `${name.padEnd(30)} ${(100 * rateOf(score)).toFixed(1)} %  (${right} right of ${wanted}, ${found} found)`,
  );
}

function describe(pair: Pair, found: readonly AlignmentLink[]): void {
  const side = (sentences: readonly string[], at: readonly number[]) =>
    at.map((each) => sentences[each]).join(' / ');
  const wanted = new Set(pair.links.map((link) => JSON.stringify(link)));
  print(`wrong (${pair.kind}):`);
  for (const { source, target } of found)
    print(
      `  ${wanted.has(JSON.stringify({ source, target })) ? ' ' : '*'} ${side(pair.zh, source)} || ${side(pair.en, target)}`,
    );
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
