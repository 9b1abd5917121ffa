import { writeFileSync } from 'node:fs';
import type { Lint } from '@inkstone/proofread';
import type { Engine } from './engine.ts';
import { readRows } from './read-rows.ts';

/** Result of checking one set. */
export interface SetResult {
  readonly path: string;
  readonly rows: number;
  /** Number of sentences, and of those with a finding. */
  readonly sentences: number;
  readonly flagged: number;
  readonly characters: number;
  readonly ms: number;
  /** Path of the edits in the scorers' format. */
  readonly hypothesis: string;
}

/** Options for checking a set. */
export interface SetTask {
  readonly engine: Engine;
  /** Path of the set, and of the output. */
  readonly path: string;
  readonly hypothesis: string;
  /** Findings to count; all by default. */
  readonly isCounted?: (lint: Lint) => boolean;
  /** Write texts with the first suggestions applied instead of edits. */
  readonly asText?: boolean;
}

/** Checks every row and writes the first suggestion of each finding. */
export async function checkSet(task: SetTask): Promise<SetResult> {
  const { engine, path, hypothesis, isCounted = () => true, asText = false } = task;
  const rows = readRows(path);
  const lines: string[] = [];
  let sentences = 0;
  let flagged = 0;
  let ms = 0;
  for (const { id, source } of rows) {
    const start = performance.now();
    const lints = (await engine.check(source)).filter(isCounted);
    ms += performance.now() - start;
    const edits = lints.flatMap(({ span, replacements: [first] }): Edit[] =>
      first === undefined ? [] : [[span.start, span.end, first]],
    );
    lines.push(JSON.stringify(asText ? { id, output: applyEdits(source, edits) } : { id, edits }));
    for (const sentence of source.matchAll(/[^。！？；.!?\n]+[。！？；.!?\n]*/g)) {
      const end = sentence.index + sentence[0].length;
      sentences++;
      if (lints.some(({ span }) => span.start >= sentence.index && span.start < end)) flagged++;
    }
  }
  writeFileSync(hypothesis, `${lines.join('\n')}\n`);
  const characters = rows.reduce((sum, { source }) => sum + source.length, 0);
  return { path, rows: rows.length, sentences, flagged, characters, ms, hypothesis };
}

type Edit = readonly [start: number, end: number, better: string];

/** Edits are sorted by position and do not overlap. */
function applyEdits(text: string, edits: readonly Edit[]): string {
  return edits
    .toReversed()
    .reduce((to, [start, end, better]) => to.slice(0, start) + better + to.slice(end), text);
}
