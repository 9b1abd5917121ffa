import type { Lint } from '../lint.ts';
import { changesWords } from '../pipeline/lint-class.ts';
import { reachOf, touches } from '../pipeline/places.ts';

/** Text between two findings of one phrase: at most one word, without punctuation that ends a clause. */
const closeBy = /^[\s"“”‘’']*(?:[\p{L}\p{M}\p{N}'’-]+[\s"“”‘’']*)?$/u;
/** The same for Chinese, whose words have about two characters and are not separated by spaces. */
const closeByHan = /^\p{Script=Han}{0,2}$/u;

/**
 * Whether accepting one finding may invalidate the other: they are adjacent, one relies on words that the
 * other changes, or both change words of one short phrase ("How to gets them"). Misspellings are independent.
 */
export function areDependent(a: Lint, b: Lint, text: string): boolean {
  if (touches(reachOf(a), b.span, 0) || touches(a.span, reachOf(b), 0)) return true;
  if (!changesGrammar(a) || !changesGrammar(b)) return false;
  const [first, second] = a.span.start <= b.span.start ? [a, b] : [b, a];
  const between = text.slice(first.span.end, second.span.start);
  return /\p{Script=Han}/u.test(between) ? closeByHan.test(between) : closeBy.test(between);
}

function changesGrammar(lint: Lint): boolean {
  return lint.category !== 'spelling' && changesWords(lint);
}
