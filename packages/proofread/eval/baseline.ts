import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What was measured last: each set's figure in words, as `script/eval` prints it. */
export type Baseline = ReadonlyMap<string, string>;

const path = join(import.meta.dirname, 'baseline.json');
/** A figure may be so much worse than the last one, in points. */
const tolerance = 1;

/** The figures kept in the repository. */
export function readBaseline(): Baseline {
  const kept: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'));
  return new Map(Object.entries(kept));
}

/** Keeps new figures beside those of sets that were not measured this time. */
export function writeBaseline(figures: Baseline): void {
  const all = [...readBaseline(), ...figures].sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}

/** Says of each figure that is more than a point worse than it was. */
export function compare(figures: Baseline, baseline: Baseline): string[] {
  return [...figures].flatMap(([set, text]) => {
    const before = baseline.get(set);
    if (before === undefined) return [];
    const loss = isAlarm(set) ? headline(text) - headline(before) : headline(before) - headline(text);
    return loss > tolerance ? [`${set}: ${text}, and it was ${before}`] : [];
  });
}

/** The number by which a set is judged: F where there is one, else the first. */
export function headline(text: string): number {
  const found = /(?:F0\.5|F1|GLEU):? ([\d.]+)/.exec(text) ?? /([\d.]+)/.exec(text);
  return Number(found?.[1]);
}

/** Sets of right texts, and how far credibility is off: less is better. */
function isAlarm(set: string): boolean {
  return set.includes('_clean_') || set.includes('credibility');
}
