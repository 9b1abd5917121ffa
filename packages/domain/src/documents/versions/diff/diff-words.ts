import { matchSequences, type Run } from './match-sequences.ts';

/** Equal words between two changes are merged into the change up to this length, in UTF-16 units. */
const maxIslandLength = 16;
const isLoose = (text: string) => !/[\p{L}\p{N}\ufffc]/u.test(text);

/** A text split into words. Words are equal if their keys are; usually the key is the word. */
export interface Words {
  readonly text: string;
  readonly keys: readonly string[];
  /** Start of each word, followed by the end of the text. */
  readonly starts: readonly number[];
}

/**
 * Returns the common parts of two texts as runs of UTF-16 units. Short runs between two changes are omitted, because they make a
 * diff harder to read.
 */
export function matchWords(old: Words, fresh: Words): Run[] {
  const runs = matchSequences(old.keys, fresh.keys).map(({ oldStart, newStart, length }) => {
    const start = old.starts[oldStart] ?? 0;
    const end = old.starts[oldStart + length] ?? start;
    return { oldStart: start, newStart: fresh.starts[newStart] ?? 0, length: end - start };
  });
  const texts = { old: old.text, fresh: fresh.text };
  return keepHanEnds(withoutIslands(runs, texts), texts);
}

interface Texts {
  readonly old: string;
  readonly fresh: string;
}

/** Size of the change between two runs: the longer of the removed and added text. */
function changeBetween(before: Run | undefined, after: Run | undefined, { old, fresh }: Texts): number {
  const removed = (after?.oldStart ?? old.length) - (before ? before.oldStart + before.length : 0);
  const added = (after?.newStart ?? fresh.length) - (before ? before.newStart + before.length : 0);
  return Math.max(removed, added);
}

function withoutIslands(runs: readonly Run[], texts: Texts): Run[] {
  const kept: Run[] = [];
  for (const [i, run] of runs.entries()) {
    kept.push(run);
    // Removing a run enlarges the change before it, so the previous run may become too short.
    while (kept.length > 0 && isIsland(kept, runs[i + 1], texts)) kept.pop();
  }
  return kept;
}

/** Whether the last kept run is between two changes that should be merged. */
function isIsland(kept: readonly Run[], next: Run | undefined, texts: Texts): boolean {
  const run = kept.at(-1);
  if (!run) return false;
  const before = changeBetween(kept.at(-2), run, texts);
  const after = changeBetween(run, next, texts);
  if (before === 0 || after === 0) return false;
  if (isLoose(texts.old.slice(run.oldStart, run.oldStart + run.length))) return true;
  return run.length <= maxIslandLength && run.length <= before && run.length <= after;
}

/**
 * Replaces the runs of Chinese text that was extended at its ends, because it may be segmented differently: 研究生 and 研究生命 share no
 * word, although only one character was added.
 */
function keepHanEnds(runs: readonly Run[], texts: Texts): Run[] {
  const all: Run[] = [];
  for (let i = 0; i <= runs.length; i++) {
    const [before, after] = [runs[i - 1], runs[i]];
    const oldFrom = before ? before.oldStart + before.length : 0;
    const newFrom = before ? before.newStart + before.length : 0;
    const removed = texts.old.slice(oldFrom, after?.oldStart ?? texts.old.length);
    const added = texts.fresh.slice(newFrom, after?.newStart ?? texts.fresh.length);
    const [head, tail] = removed && added ? hanEnds(removed, added) : [0, 0];
    if (head > 0) all.push({ oldStart: oldFrom, newStart: newFrom, length: head });
    if (tail > 0) {
      all.push({
        oldStart: oldFrom + removed.length - tail,
        newStart: newFrom + added.length - tail,
        length: tail,
      });
    }
    if (after) all.push(after);
  }
  return all;
}

const onlyHan = /^\p{Script=Han}+$/u;

/** Returns the lengths of the common prefix and suffix of two Chinese texts if one consists of nothing else. */
function hanEnds(one: string, other: string): readonly [head: number, tail: number] {
  if (!onlyHan.test(one) || !onlyHan.test(other)) return [0, 0];
  const [shorter, longer] = [[...one], [...other]].sort((a, b) => a.length - b.length);
  if (!shorter || !longer) return [0, 0];
  let head = 0;
  while (head < shorter.length && shorter[head] === longer[head]) head++;
  const tail = shorter.length - head;
  const isWhole = shorter.slice(head).join('') === (tail > 0 ? longer.slice(-tail).join('') : '');
  return isWhole ? [shorter.slice(0, head).join('').length, shorter.slice(head).join('').length] : [0, 0];
}
