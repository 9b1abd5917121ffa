import { readFileSync, writeFileSync } from 'node:fs';
import type { Engine } from './engine.ts';

/** What came of checking one set. */
export interface SetResult {
  readonly path: string;
  readonly rows: number;
  /** Sentences by their final marks, and those with a finding in them. */
  readonly sentences: number;
  readonly flagged: number;
  readonly characters: number;
  readonly ms: number;
  /** Where the edits lie, as the scorers read them. */
  readonly hypothesis: string;
}

/** Checks every row and writes the first suggestion of each finding as an edit. */
export async function checkSet(engine: Engine, path: string, hypothesis: string): Promise<SetResult> {
  const rows = readFileSync(path, 'utf8').split('\n').filter(Boolean).map(readRow);
  const lines: string[] = [];
  let sentences = 0;
  let flagged = 0;
  let ms = 0;
  for (const { id, source } of rows) {
    const start = performance.now();
    const lints = await engine.check(source);
    ms += performance.now() - start;
    const edits = lints.flatMap(({ span, replacements: [first] }) =>
      first === undefined ? [] : [[span.start, span.end, first]],
    );
    lines.push(JSON.stringify({ id, edits }));
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

function readRow(line: string): { id: string; source: string } {
  const row: { id: string; source: string } = JSON.parse(line);
  return row;
}
