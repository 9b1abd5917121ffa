import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Last recorded figures by set, as text in the format of `script/eval`. */
export type Baseline = ReadonlyMap<string, string>;

const path = join(import.meta.dirname, 'baseline.json');
/** Tolerated regression of a figure, in points. */
const tolerance = 1;

/** Reads the figures stored in the repository. */
export function readBaseline(): Baseline {
  const kept: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'));
  return new Map(Object.entries(kept));
}

/** Stores new figures and keeps those of sets that were not measured this time. */
export function writeBaseline(figures: Baseline): void {
  const all = [...readBaseline(), ...figures].sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}

/** Reports each figure that is more than a point worse than before. */
export function compare(figures: Baseline, baseline: Baseline): string[] {
  return [...figures].flatMap(([set, text]) => {
    const before = baseline.get(set);
    if (before === undefined) return [];
    const loss = isAlarm(set) ? headline(text) - headline(before) : headline(before) - headline(text);
    return loss > tolerance ? [`${set}: ${text}, and it was ${before}`] : [];
  });
}

/** Absolute limits for flagged correct sentences, in percent. */
const limits: Baseline = new Map([
  ['own native_clean_zh normal', '3.5 %'],
  ['own native_clean_zh strict', '0.7 %'],
]);

/** Reports each figure beyond its absolute limit. */
export function overLimits(figures: Baseline): string[] {
  return [...limits].flatMap(([set, limit]) => {
    const text = figures.get(set);
    return text !== undefined && headline(text) > headline(limit)
      ? [`${set}: ${text}, at most ${limit}`]
      : [];
  });
}

/** Returns the main figure of a set: F if there is one, otherwise the first. */
export function headline(text: string): number {
  const found = /(?:F0\.5|F1|GLEU):? ([\d.]+)/.exec(text) ?? /([\d.]+)/.exec(text);
  return Number(found?.[1]);
}

/** Whether lower is better: for sets of correct texts, and for calibration errors. */
function isAlarm(set: string): boolean {
  return set.includes('_clean_') || set.includes('credibility');
}
