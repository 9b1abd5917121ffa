import { indefiniteArticle, sameCase } from '@inkstone/english';
import type { Span } from '@inkstone/kernel';
import type { Finding } from '@inkstone/proofread/match';

/** A change adapted to the words around it. */
export interface FittedChange {
  readonly span: Span;
  readonly replacements: readonly string[];
}

const nothing: readonly string[] = [];

/**
 * Extends a change so that the sentence stays correct: the capital at its start, "a" or "an" before the change, no second comma
 * after it. Returns no replacements if that would change a lock.
 */
export function fitToPlace(text: string, { start, end, replacements }: Finding): FittedChange {
  const fitted = replacements.map((each) => fitOne(text, { start, end }, each));
  const [first] = fitted;
  if (first === undefined || fitted.includes(null)) return { span: { start, end }, replacements: nothing };
  const same = fitted.filter(
    (each) => each !== null && each.start === first?.start && each.end === first.end,
  );
  return {
    span: { start: first?.start ?? start, end: first?.end ?? end },
    replacements: same.flatMap((each) => (each === null ? [] : [each.better])),
  };
}

type Change = Span & { readonly better: string };

function fitOne(text: string, span: Span, replacement: string): Change | null {
  const whole = withoutComma(text, { ...span, better: replacement });
  const change = whole.better === '' ? withNextWord(text, whole) : whole;
  return change === null ? null : withArticle(text, withCapital(text, withoutFirstAbout(text, change)));
}

/** Removes "about" from a replacement at the start of a sentence: "About the second question, …" is hardly used. */
function withoutFirstAbout(text: string, change: Change): Change {
  const isFirst = !/[\p{L}\p{N}\uFFFC]/u.test(text.slice(0, change.start));
  return isFirst && /^about$/i.test(change.better) ? { ...change, better: 'regarding' } : change;
}

function withoutComma(text: string, change: Change): Change {
  const isDouble = change.better.endsWith(',') && /^\s*[,.;]/.test(text.slice(change.end));
  return isDouble ? { ...change, better: change.better.slice(0, -1) } : change;
}

/** Extends a deletion by the next word, whose capital or article may change; null if that word is locked. */
function withNextWord(text: string, change: Change): Change | null {
  const isFirst = !/[\p{L}\p{N}]/u.test(text.slice(0, change.start));
  const before = text.slice(0, change.start);
  if (!isFirst && !/\b(?:a|an)\s*$/i.test(before)) return change;
  const next = /^[\s,]*([\p{L}’'-]+)/u.exec(text.slice(change.end));
  if (next === null) return null;
  const gap = isFirst ? '' : (/^\s*/.exec(text.slice(change.start))?.[0] ?? '');
  return { start: change.start, end: change.end + next[0].length, better: gap + (next[1] ?? '') };
}

function withCapital(text: string, change: Change): Change {
  const isFirst = !/[\p{L}\p{N}\uFFFC]/u.test(text.slice(0, change.start));
  if (!isFirst || !/^\s*["'“‘(]*\p{Lu}/u.test(text)) return change;
  return { ...change, better: change.better.slice(0, 1).toUpperCase() + change.better.slice(1) };
}

function withArticle(text: string, change: Change): Change {
  const found = /(?<![\p{L}’'-])(an?)(\s*)$/iu.exec(text.slice(0, change.start));
  const word = /^\s*([\p{L}]+)/u.exec(change.better)?.[1];
  if (found === null || word === undefined) return change;
  const [whole, article = '', gap = ''] = found;
  const right = sameCase(article.slice(0, 1) === 'A' ? 'An' : 'an', indefiniteArticle(word));
  if (right === article || (gap === '' && !/^\s/.test(change.better))) return change;
  return { start: change.start - whole.length, end: change.end, better: `${right}${gap}${change.better}` };
}
