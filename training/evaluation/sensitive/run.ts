// Measures the check for sensitive words on the sentences beside this file:
//   script/eval sensitive [--misses] [--native .cache/native] [--alarms]
// --native also measures how often the default groups, and all groups, flag native texts (of `fetch-native.ts`, or any folder of
// sets); --alarms prints these findings.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createProofreader, defaultSensitiveCategories, sensitiveCategories } from '@inkstone/proofread';
import { checkSentences, type SentenceResult, sumUp } from './measure.ts';
import { measureNative } from './native.ts';
import { halves, readSensitiveSentences } from './sentences.ts';

const { values } = parseArgs({
  options: {
    /** Print the errors of the development half. */
    misses: { type: 'boolean', default: false },
    /** Folders of native texts. */
    native: { type: 'string', multiple: true, default: [] },
    alarms: { type: 'boolean', default: false },
  },
});
const { checkText } = createProofreader({ sensitive: { categories: sensitiveCategories } });
for (const half of halves) {
  const results = checkSentences(checkText, readSensitiveSentences(half));
  const { marks, found, exact, graded, right, flagged } = sumUp(results);
  print(
    `sensitive ${half.padEnd(9)} found ${percent(found, marks)} of ${marks}, of these exact ${percent(exact, found)}, ` +
      `rightly graded ${percent(graded, found)}; right sentences flagged ${percent(flagged, right)} of ${right}`,
  );
  if (values.misses && half === 'dev') results.forEach(describe);
}

const paragraphs = values.native.flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean))
    .map((line): string => JSON.parse(line).source),
);
if (paragraphs.length > 0) {
  printNative('default groups', defaultSensitiveCategories);
  printNative('all groups', sensitiveCategories);
}

function printNative(name: string, categories: typeof defaultSensitiveCategories): void {
  const { sentences, alarms } = measureNative(paragraphs, categories);
  print(
    `native, ${name}: ${alarms.length} in ${sentences} sentences, ${((10_000 * alarms.length) / sentences).toFixed(2)} per 10,000`,
  );
  const byRule = Map.groupBy(alarms, ({ rule }) => rule);
  for (const [rule, some] of byRule) print(`  ${rule} ${some.length}`);
  if (values.alarms) for (const { rule, found, around } of alarms) print(`    ${rule} ${found}: ${around}`);
}

function describe({ sentence, lints, missed }: SentenceResult): void {
  for (const { start, end, groups } of missed) {
    print(`MISSED ${sentence.text.slice(start, end)} (${groups.join('/')}): ${sentence.text}`);
  }
  const isMarked = ({ span }: { span: { start: number; end: number } }) =>
    sentence.marks.some(({ start, end }) => span.start < end && span.end > start);
  for (const lint of lints.filter((one) => !isMarked(one))) {
    print(`BESIDE ${lint.original} (${lint.ruleId} ${lint.severity}): ${sentence.text}`);
  }
  for (const mark of sentence.marks) {
    const lint = lints.find(({ span }) => span.start < mark.end && span.end > mark.start);
    if (lint === undefined) continue;
    const isGraded = mark.isProhibited === (lint.severity === 'error');
    const isExact = lint.span.start === mark.start && lint.span.end === mark.end;
    if (isGraded && isExact) continue;
    print(
      `${isGraded ? '' : 'GRADE '}${isExact ? '' : 'SPAN '}${lint.original} (${lint.ruleId} ${lint.severity}): ${sentence.text}`,
    );
  }
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
