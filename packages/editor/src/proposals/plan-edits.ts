import { diffArrays } from 'diff';
import { atom } from './sentence-text.ts';

/** Replaces the code units from `start` to `end` of a sentence by `inserted`. */
export interface SentenceEdit {
  readonly start: number;
  readonly end: number;
  readonly inserted: string;
}

/**
 * Returns the edits that turn one sentence into another, by words and in order; null if their atoms differ. Atoms and line breaks
 * are never part of an edit, so their nodes are unchanged. With `joined`, edits separated only by a short word are merged, which
 * makes them easier to read.
 */
export function planEdits(before: string, after: string, joined = false): readonly SentenceEdit[] | null {
  const [old, next] = [partsOf(before), partsOf(after)];
  if (old.some(({ node }, i) => node !== next[i]?.node)) return null;
  return old.flatMap(({ text, start }, i) => editsOf(text, next[i]?.text ?? '', start, joined ? 1 : -1));
}

interface Part {
  readonly text: string;
  readonly start: number;
  /** The atom or line break after the text; empty at the end. */
  readonly node: string;
}

function partsOf(sentence: string): Part[] {
  const parts: Part[] = [];
  let start = 0;
  for (let at = 0; at <= sentence.length; at++) {
    const unit = sentence[at] ?? '';
    if (unit !== '' && unit !== atom && unit !== '\n') continue;
    parts.push({ text: sentence.slice(start, at), start, node: unit });
    start = at + 1;
  }
  return parts;
}

/** Returns the edits between two texts. Equal text of at most `maxJoined` characters between two changes becomes part of them. */
function editsOf(before: string, after: string, start: number, maxJoined: number): SentenceEdit[] {
  const edits: SentenceEdit[] = [];
  let at = start;
  let open: SentenceEdit | null = null;
  const changes = diffArrays(wordsOf(before), wordsOf(after));
  for (const [i, { value, added, removed }] of changes.entries()) {
    const text = value.join('');
    const isSame = !added && !removed;
    const isLast = i === changes.length - 1;
    if (isSame && (open === null || isLast || text.trim().length > maxJoined)) {
      if (open) edits.push(open);
      open = null;
      at += text.length;
      continue;
    }
    const from: SentenceEdit = open ?? { start: at, end: at, inserted: '' };
    if (!added) at += text.length;
    open = { start: from.start, end: at, inserted: removed ? from.inserted : from.inserted + text };
  }
  return open ? [...edits, open] : edits;
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

function wordsOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
