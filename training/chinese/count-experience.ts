import {
  type CountKind,
  noTally,
  type Tallies,
  type Tally,
} from '@inkstone/chinese/internal/ranking/experience';
import { isRight, type Row } from './rows.ts';

/** Counts of one fold, by kind and key. */
export type Counts = ReadonlyMap<string, Tally>;

/** Weight of characters in sets other than CSCD-NS, whose mistakes are artificial. */
const shareOf = (row: Row) => Math.min(1, row.weight);

/** Counts proposals, correct proposals, and confused characters. */
export function countRows(rows: readonly Row[]): Counts {
  const counts = new Map<string, Tally>();
  const add = (kind: CountKind, key: string, isHit: boolean, share: number) => {
    const name = `${kind} ${key}`;
    const { hits, trials } = counts.get(name) ?? noTally;
    counts.set(name, { hits: hits + (isHit ? share : 0), trials: trials + share });
  };
  for (const row of rows) {
    const share = shareOf(row);
    for (const proposal of row.groups.flat()) {
      const { found, better, stretch, word } = proposal;
      const hit = isRight(row, proposal);
      for (const [i, letter] of [...found].entries()) {
        if (letter !== better[i]) add('pair', letter + better[i], hit, share);
      }
      add('word', `${stretch}>${word}`, hit, share);
    }
    if (row.source.length === row.target.length) {
      for (let i = 0; i < row.source.length; i++) {
        const isWrong = row.source[i] !== row.target[i];
        add('wrong', row.source.charAt(i), isWrong, share);
        add('mistaken', row.target.charAt(i), isWrong, share);
      }
    }
  }
  return counts;
}

/** Returns the counts of all folds except some. */
export function without(all: Counts, left: readonly Counts[]): Tallies {
  return (kind, key) => {
    const name = `${kind} ${key}`;
    let { hits, trials } = all.get(name) ?? noTally;
    for (const part of left) {
      const { hits: h, trials: t } = part.get(name) ?? noTally;
      hits -= h;
      trials -= t;
    }
    return { hits: Math.max(0, hits), trials: Math.max(0, trials) };
  };
}

/** Returns the sum of several counts. */
export function sumOf(parts: readonly Counts[]): Counts {
  const sum = new Map<string, Tally>();
  for (const part of parts) {
    for (const [name, { hits, trials }] of part) {
      const before = sum.get(name) ?? noTally;
      sum.set(name, { hits: before.hits + hits, trials: before.trials + trials });
    }
  }
  return sum;
}

/** Minimum number of trials without a hit; keys with fewer are omitted. */
const minTrials: Record<CountKind, number> = { pair: 4, word: 6, wrong: 40, mistaken: 40 };

/** The text of `data/experience.txt`. */
export function writeTallies(counts: Counts): string {
  const lines: string[] = [];
  for (const kind of ['pair', 'word', 'wrong', 'mistaken'] as const) {
    lines.push(kind);
    for (const [name, { hits, trials }] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (!name.startsWith(`${kind} `) || (hits === 0 && trials < minTrials[kind])) continue;
      const key = name.slice(kind.length + 1);
      if (/\s/.test(key)) continue;
      lines.push([key, Math.round(hits * 10), Math.round(trials * 10)].join(' '));
    }
  }
  return `${lines.join('\n')}\n`;
}
