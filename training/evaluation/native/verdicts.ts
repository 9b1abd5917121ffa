import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Alarm } from './alarms.ts';

const path = join(import.meta.dirname, 'verdicts.txt');

/** A reader's judgement of findings in native texts. */
export interface Verdicts {
  /** Whether the text is actually wrong. */
  isTrue(alarm: Pick<Alarm, 'id' | 'rule'>): boolean;
}

/**
 * Parses `verdicts.txt`: `rule ID` for typographic rules whose findings are all mistakes of the file, `true
 * ID` for single findings, each followed by a remark; `#` starts a comment.
 */
export function readVerdicts(): Verdicts {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.split(/\s+/));
  const named = (kind: string) => new Set(lines.flatMap(([first, id = '']) => (first === kind ? [id] : [])));
  const rules = named('rule');
  const single = named('true');
  return { isTrue: ({ id, rule }) => rules.has(rule) || single.has(id) };
}
