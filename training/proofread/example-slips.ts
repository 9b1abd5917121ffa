import type { Rule } from '@inkstone/proofread/internal/rules/rule';
import type { PlacedToken, Slip } from '../english/slips/index.ts';

/** Share of positions at which a learner makes the mistake of a rule's example. */
const share = 0.02;

interface Template {
  /** The correct words with a neighbour on either side. */
  readonly words: readonly string[];
  readonly written: string;
  readonly hasBefore: boolean;
}

const tokenPattern = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*|\d+(?:[.,]\d+)*|\S/gu;
const lower = (text: string) => text.toLowerCase().replace(/’/g, "'");

/** Creates a function that finds positions for the mistakes in the rules' examples, by applying these in reverse. */
export function createExampleSlips(rules: readonly Rule[]) {
  const byFirst = new Map<string, Template[]>();
  for (const [wrong, right] of rules.flatMap((rule) => rule.wrong)) {
    const template = templateOf(wrong, right);
    const [first] = template?.words ?? [];
    if (template === null || first === undefined) continue;
    byFirst.set(first, [...(byFirst.get(first) ?? []), template]);
  }
  return function* find(sentence: readonly PlacedToken[]): Generator<Slip> {
    for (const [at, token] of sentence.entries()) {
      for (const { words, written, hasBefore } of byFirst.get(token.lower) ?? []) {
        if (!words.every((word, i) => sentence[at + i]?.lower === word)) continue;
        const first = sentence[at + (hasBefore ? 1 : 0)];
        const last = sentence[at + words.length - 2];
        if (first !== undefined && last !== undefined && last.end >= first.start)
          yield { start: first.start, end: last.end, written, share };
      }
    }
  };
}

/** Returns the difference between the two, if it consists of words between other words; null otherwise. */
function templateOf(wrong: string, right: string): Template | null {
  const [before, after] = [wrong, right].map((text) => [...text.matchAll(tokenPattern)]);
  if (before === undefined || after === undefined) return null;
  const text = (tokens: typeof before, at: number) => lower(tokens.at(at)?.[0] ?? '');
  let start = 0;
  while (start < Math.min(before.length, after.length) && text(before, start) === text(after, start)) start++;
  let end = 0;
  while (
    end < Math.min(before.length, after.length) - start &&
    text(before, -1 - end) === text(after, -1 - end)
  )
    end++;
  const changed = after.slice(start, after.length - end);
  const written = before.slice(start, before.length - end);
  const [first, last] = [written[0], written.at(-1)];
  if (end === 0 || changed.length === 0 || first === undefined || last === undefined) return null;
  const words = after.slice(Math.max(0, start - 1), after.length - end + 1).map(([word]) => lower(word));
  return {
    words,
    written: wrong.slice(first.index, last.index + last[0].length),
    hasBefore: start > 0,
  };
}
