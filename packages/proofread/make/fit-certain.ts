// Measures how often accepting a finding puts a text farther from the right one, by rule or by credibility:
//   node packages/proofread/make/fit-certain.ts FOLDER
// FOLDER holds sets of clean English (en_clean_*.jsonl), into which slips are planted. Writes src/accept/measured-harm.ts.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createChance } from '@inkstone/english/slips';
import { createEngine } from '../eval/engine.ts';
import { readRows } from '../eval/read-rows.ts';
import { tokenDistance } from '../eval/token-distance.ts';
import { applyFindings } from '../src/accept/apply-findings.ts';
import type { Lint } from '../src/lint.ts';
import { isGuess } from '../src/pipeline/lint-class.ts';

import { plantInto } from './planted-paragraphs.ts';

/** A finding that was accepted alone. */
interface Sample {
  readonly lint: Lint;
  readonly isHarm: boolean;
}

const seeds = [1, 2, 3, 4];
const step = 0.05;
/** What a rule says of itself weighs as much as so many findings. */
const priorWeight = 8;
/** A rule that guesses less often is no surer than all guesses. */
const fewestGuesses = 100;
/** Fewer findings of a rule say less than its own word. */
const fewest = 5;
const mostHarm = 0.15;
const folder = process.argv[2] ?? '';

const samples = await collect();
const rules = [...new Set(samples.map(({ lint }) => lint.ruleId))].sort();
const bringsItsOwn = (rule: string) => isGuess({ ruleId: rule }) || rule === 'en.spelling';
const usual = leastCertain(samples.filter(({ lint }) => isGuess(lint)));
const least = rules.filter(bringsItsOwn).map((rule) => {
  const found = ofRule(rule);
  return [
    rule,
    found.length < fewestGuesses ? Math.max(usual, leastCertain(found)) : leastCertain(found),
  ] as const;
});
const shares = rules.flatMap((rule) => {
  const found = ofRule(rule);
  return bringsItsOwn(rule) || found.length < fewest ? [] : [[rule, harmOf(found)] as const];
});
const path = join(import.meta.dirname, '../src/accept/measured-harm.ts');
writeFileSync(
  path,
  `// Made by make/fit-certain.ts: do not edit.

/** The most that may be expected of a finding's kind for it to be accepted unseen. */
export const mostHarm = ${mostHarm};

/** From this credibility on, no more of the findings that bring their own put a text farther from the right one. */
export const leastCertain: Readonly<Record<string, number>> = {
${least.map(([rule, from]) => `  '${rule}': ${from},`).join('\n')}
};

/** Share of findings that did so when accepted, by rule, where enough were seen. */
export const measuredHarm: Readonly<Record<string, number>> = {
${shares.map(([rule, share]) => `  '${rule}': ${share.toFixed(2)},`).join('\n')}
};
`,
);

async function collect(): Promise<Sample[]> {
  const engine = await createEngine({ isOwnOnly: false, mode: 'normal' });
  const sets = readdirSync(folder).filter((file) => /^en_clean_.*\.jsonl$/.test(file));
  const texts = sets.flatMap((file) => readRows(join(folder, file))).map(({ source }) => source);
  const found: Sample[] = [];
  for (const seed of seeds) {
    for (const { right, planted } of plantInto(texts, createChance(seed))) {
      const before = tokenDistance(planted.text, right);
      for (const lint of await engine.check(planted.text)) {
        if (lint.replacements.length === 0) continue;
        const isHarm = tokenDistance(applyFindings(planted.text, [lint]).text, right) > before;
        found.push({ lint, isHarm });
      }
    }
  }
  await engine.close();
  return found;
}

function ofRule(rule: string): Sample[] {
  return samples.filter(({ lint }) => lint.ruleId === rule);
}

function harmOf(found: readonly Sample[]): number {
  const prior = found.reduce((sum, { lint }) => sum + 1 - lint.credible, 0) / found.length;
  return (harmsIn(found) + priorWeight * prior) / (found.length + priorWeight);
}

function harmsIn(found: readonly Sample[]): number {
  return found.filter(({ isHarm }) => isHarm).length;
}

/** The least credibility from which on harm is rare: by bands, pooled until harm falls from each to the next. */
function leastCertain(found: readonly Sample[]): number {
  const pools: { from: number; count: number; harms: number }[] = [];
  for (let band = 1 / step / 2; band < 1 / step; band++) {
    const inBand = found.filter(({ lint }) => bandOf(lint) === band);
    if (inBand.length === 0) continue;
    let pool = { from: band * step, count: inBand.length, harms: harmsIn(inBand) };
    for (
      let last = pools.at(-1);
      last && last.harms / last.count < pool.harms / pool.count;
      last = pools.at(-1)
    ) {
      pools.pop();
      pool = { from: last.from, count: last.count + pool.count, harms: last.harms + pool.harms };
    }
    pools.push(pool);
  }
  const sure = pools.find(({ count, harms }) => harms / count <= mostHarm);
  return Math.round((sure?.from ?? 1) * 100) / 100;
}

function bandOf({ credible }: Lint): number {
  return Math.min(Math.round(1 / step) - 1, Math.floor(credible / step));
}
