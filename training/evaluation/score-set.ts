import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { SetResult } from './check-set.ts';

/** Formats the main figure of a set. */
export function scoreSet(folder: string, set: string, result: SetResult): string {
  if (set.startsWith('zh_clean')) {
    const share = ((100 * result.flagged) / result.sentences).toFixed(2);
    return `${share} % of ${result.sentences} sentences flagged`;
  }
  const mode = set.startsWith('en_clean') ? 'fp' : set.startsWith('en_jfleg') ? 'gleu' : 'm2';
  const scorer = join(folder, 'tools/score_en.ts');
  const { stdout, status, stderr } = spawnSync(
    process.execPath,
    [scorer, mode, result.path, result.hypothesis],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The scorer failed on ${set}: ${stderr}`);
  const scores: unknown = JSON.parse(stdout);
  if (typeof scores === 'number') return `GLEU ${(100 * scores).toFixed(1)}`;
  const figures = new Map(Object.entries(scores ?? {}));
  const percent = (name: string) => (100 * Number(figures.get(name))).toFixed(1);
  return mode === 'fp'
    ? `${Number(figures.get('per1000')).toFixed(2)} edits per 1000 words`
    : `F0.5 ${percent('F')} (P ${percent('P')}, R ${percent('R')}; MaxMatch)`;
}
