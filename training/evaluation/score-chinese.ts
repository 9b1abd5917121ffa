import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Lint } from '@inkstone/proofread';
import type { SetResult } from './check-set.ts';

const han = /^\p{Script=Han}+$/u;

/** Whether a finding is about a wrong character or word, the only mistakes in spelling sets. */
export function isSpelling({ original, replacements: [first = ''] }: Lint): boolean {
  return first.length === original.length && han.test(first) && han.test(original);
}

interface Figures {
  readonly P: number;
  readonly R: number;
  readonly F1: number;
}

interface SpellingScore {
  readonly realise: { readonly cor: Figures };
  readonly pycorr: Figures;
  readonly char: { readonly cor: Figures };
  readonly fpr: number;
}

interface GrammarScore {
  readonly P: number;
  readonly R: number;
  readonly F05: number;
}

/** Scores sentence correction in both conventions, character precision, and changed clean sentences. */
export function scoreSpelling(folder: string, result: SetResult): string {
  const { realise, pycorr, char, fpr } = run<SpellingScore>(folder, 'score_csc.ts', result);
  const { P, R, F1 } = realise.cor;
  return `F1 ${F1} (P ${P}, R ${R}; realise), ${pycorr.F1} (pycorrector); characters P ${char.cor.P}; clean touched ${fpr} %`;
}

/** Scores edits of characters against the best reference. */
export function scoreGrammar(folder: string, result: SetResult): string {
  const { P, R, F05 } = run<GrammarScore>(folder, 'score_zh_gec.ts', result);
  const percent = (share: number) => (100 * share).toFixed(1);
  return `F0.5 ${percent(F05)} (P ${percent(P)}, R ${percent(R)}; character edits)`;
}

function run<Score>(folder: string, scorer: string, { path, hypothesis }: SetResult): Score {
  const { stdout, status, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'tools', scorer), path, hypothesis],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The scorer failed on ${path}: ${stderr}`);
  const score: Score = JSON.parse(stdout);
  return score;
}
