// Measures how many slips in everyday sentences are found:
//   script/eval everyday [--own] [--misses] [--pack FOLDER] [--language en|zh]
//     [--set first|second|third]
// Needs only the repository, and for Chinese the language pack.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { modelFile, readCorrector } from '@inkstone/chinese/files';
import { createEngine } from '../engine.ts';
import { checkEveryday, type SentenceResult, sumUp } from './measure.ts';
import { everydaySets, readEveryday } from './sentences.ts';

const { values } = parseArgs({
  options: {
    /** Own rules and Chinese model only, without harper. */
    own: { type: 'boolean', default: false },
    /** Print the missed and wrongly corrected slips of the development half. */
    misses: { type: 'boolean', default: false },
    /** Folder of the Chinese language pack. */
    pack: { type: 'string', default: join(process.env.LANGPACK_DIR ?? './data/langpacks', 'zh') },
    /** Only this language. */
    language: { type: 'string', default: '' },
    /** Only this set: first, second or third. */
    set: { type: 'string', default: '' },
  },
});
const hasPack = existsSync(join(values.pack, modelFile));
const chinese = hasPack ? await readCorrector(values.pack) : undefined;
const engine = await createEngine({ isOwnOnly: values.own, mode: 'normal', chinese });
print(`engine: ${engine.name}`);
for (const language of ['en', 'zh'] as const) {
  if (values.language !== '' && values.language !== language) continue;
  for (const set of everydaySets) {
    if (values.set !== '' && values.set !== set) continue;
    const results = await checkEveryday((text) => engine.check(text), readEveryday(language, set));
    const tuned = results.filter(({ sentence }) => !sentence.isHeldOut);
    printFigure(`${language}, ${set} set, tuned half`, tuned);
    printFigure(
      `${language}, ${set} set, held out`,
      results.filter(({ sentence }) => sentence.isHeldOut),
    );
    printFigure(`${language}, ${set} set`, results);
    if (values.misses) tuned.forEach(describe);
  }
}
await engine.close();

function printFigure(name: string, results: readonly SentenceResult[]): void {
  const { slips, found, corrected, sentences, flagged } = sumUp(results);
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  print(
    `${name.padEnd(26)} found ${percent(found, slips)} of ${slips}, first suggestion right ${percent(corrected, slips)}; ` +
      `corrected sentences flagged ${percent(flagged, sentences)} of ${sentences}`,
  );
}

function describe({ sentence, lints, outcomes, falseAlarms }: SentenceResult): void {
  sentence.slips.forEach((slip, at) => {
    if (outcomes[at] === 'corrected') return;
    const suggested = lints.map(({ original, replacements, ruleId, credible }) => {
      const first = replacements[0] ?? '';
      return `${original}→${first} (${ruleId} ${credible.toFixed(2)})`;
    });
    const written = sentence.text.slice(slip.start, slip.end);
    print(
      `${outcomes[at]}: ${written}→${slip.corrections.join('|')}: ${sentence.text} ${suggested.join(', ')}`,
    );
  });
  for (const { original, replacements, ruleId, credible } of falseAlarms) {
    print(
      `ALARM ${original}→${replacements[0] ?? ''} (${ruleId} ${credible.toFixed(2)}): ${sentence.corrected}`,
    );
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
