import type {
  TranslatedSentence,
  TranslationFault,
  TranslationLanguage,
} from '@inkstone/contracts/translation';
import { joinTargets, splitText } from '@inkstone/translate';

/** A piece of a text with its translation: usually a sentence, several after a merge. */
export interface Pair {
  /** Unique in its sheet and stable. */
  readonly id: number;
  /** White space before this source. */
  readonly gap: string;
  readonly source: string;
  /** Empty without a translation. */
  readonly target: string;
  /** Whether the source was changed after it was translated. */
  readonly isOutdated: boolean;
  readonly fault: TranslationFault | null;
  readonly missedTerms: TranslatedSentence['missedTerms'];
  /** Whether the translation was made by a model, even if it was edited since. */
  readonly isGenerated: boolean;
}

/** A text with its translation, pair by pair. The gaps, sources and the ending add up to the text. */
export interface Sheet {
  readonly pairs: readonly Pair[];
  /** White space after the last source. */
  readonly ending: string;
  /** The id of the next new pair. */
  readonly nextId: number;
}

/** The sheet of an empty text. */
export const emptySheet: Sheet = { pairs: [], ending: '', nextId: 1 };

/** Returns the text of a sheet. */
export function sourceText({ pairs, ending }: Sheet): string {
  return pairs.map(({ gap, source }) => gap + source).join('') + ending;
}

/** Returns the translation of a sheet. If `hasSources` is set, pairs without a translation are represented by their source. */
export function targetText({ pairs, ending }: Sheet, to: TranslationLanguage, hasSources = false): string {
  const shown = pairs.map((pair) => ({ ...pair, text: pair.target || (hasSources ? pair.source : '') }));
  const present = shown.filter(({ text }) => text !== '');
  return joinTargets(
    { gaps: [...targetGaps(shown), ending] },
    present.map(({ text }) => text),
    to,
  );
}

/** Returns the gap before each non-empty text, including the line breaks of omitted ones. */
function targetGaps(shown: readonly { readonly gap: string; readonly text: string }[]): string[] {
  const gaps: string[] = [];
  let carried = '';
  for (const { gap, text } of shown) {
    carried = carried.includes('\n') && !gap.includes('\n') ? carried : gap;
    if (text === '') continue;
    gaps.push(gaps.length > 0 || carried.includes('\n') ? carried : '');
    carried = '';
  }
  return gaps;
}

/** Whether a pair has no translation of its source. */
export function isOpen({ source, target, isOutdated }: Pair): boolean {
  return source !== '' && (target === '' || isOutdated);
}

/**
 * Returns the sheet of a changed text. Pairs outside the change are kept. Inside it, existing sentences keep
 * their translations; if the number of sentences is unchanged, the others keep the translation of the
 * sentence at the same index, marked as outdated.
 */
export function followText(sheet: Sheet, text: string): Sheet {
  const before = sourceText(sheet);
  if (before === text) return sheet;
  const { head, tail, from, to } = unchangedPairs(sheet, before, text);
  const lost = sheet.pairs.slice(head.length, sheet.pairs.length - tail.length);
  const { segments, gaps } = splitText(text.slice(from, to));
  const known = Map.groupBy(lost, ({ source }) => source);
  let { nextId } = sheet;
  const middle = segments.map(({ source }, at): Pair => {
    const gap = gaps[at] ?? '';
    const same = known.get(source)?.shift();
    if (same) return { ...same, gap };
    const replaced = lost.length === segments.length ? lost[at] : undefined;
    // A pair whose sentence was found elsewhere in the change is not available for replacement.
    const isFree = replaced !== undefined && !segments.some((other) => other.source === replaced.source);
    if (isFree) return { ...changeSource(replaced, source), gap };
    return newPair(nextId++, gap, source);
  });
  const last = gaps.at(-1) ?? '';
  const [next, ...others] = tail;
  const pairs = [...head, ...middle, ...(next ? [{ ...next, gap: last }, ...others] : [])];
  return { pairs, ending: next ? sheet.ending : last, nextId };
}

/** The pairs before and after a change, and the range of the new text between them. */
function unchangedPairs({ pairs }: Sheet, before: string, text: string) {
  const shorter = Math.min(before.length, text.length);
  let prefix = 0;
  while (prefix < shorter && before[prefix] === text[prefix]) prefix++;
  let suffix = 0;
  while (suffix < shorter - prefix && before.at(-1 - suffix) === text.at(-1 - suffix)) suffix++;
  const ends: number[] = [];
  let end = 0;
  for (const { gap, source } of pairs) {
    end += gap.length + source.length;
    ends.push(end);
  }
  // A sentence beside the change may have become part of another one.
  const headCount = ends.filter((each) => each < prefix).length;
  const isAfter = (pair: Pair, at: number) => (ends[at] ?? 0) - pair.source.length > before.length - suffix;
  const first = pairs.findIndex((pair, at) => at >= headCount && isAfter(pair, at));
  const tail = first < 0 ? [] : pairs.slice(first);
  const [next] = tail;
  const rest = next ? before.length - ((ends[first] ?? 0) - next.source.length) : 0;
  return { head: pairs.slice(0, headCount), tail, from: ends[headCount - 1] ?? 0, to: text.length - rest };
}

/** Creates a pair without flags. */
export function newPair(id: number, gap: string, source: string, target = ''): Pair {
  return { id, gap, source, target, isOutdated: false, fault: null, missedTerms: [], isGenerated: false };
}

function changeSource(pair: Pair, source: string): Pair {
  return { ...pair, source, isOutdated: pair.target !== '', fault: null };
}

/** Changes one pair. */
export function changePair(sheet: Sheet, id: number, change: (pair: Pair) => Pair): Sheet {
  return { ...sheet, pairs: sheet.pairs.map((pair) => (pair.id === id ? change(pair) : pair)) };
}

/** Sets the source of a pair and marks its translation as outdated; the source may be empty. */
export function writeSource(sheet: Sheet, id: number, source: string): Sheet {
  return changePair(sheet, id, (pair) => (pair.source === source ? pair : changeSource(pair, source)));
}

/** Sets a translation edited by the user, which counts as the translation of the current source. */
export function writeTarget(sheet: Sheet, id: number, target: string): Sheet {
  return changePair(sheet, id, (pair) =>
    pair.target === target ? pair : { ...pair, target, isOutdated: false, fault: null, missedTerms: [] },
  );
}

/** Sets a translation by the model. If it has a fault, the previous translation is kept. */
export function takeTranslation(
  sheet: Sheet,
  id: number,
  { target, fault, missedTerms }: Pick<TranslatedSentence, 'target' | 'fault' | 'missedTerms'>,
): Sheet {
  return changePair(sheet, id, (pair) =>
    target === null
      ? { ...pair, fault }
      : { ...pair, target, fault, missedTerms, isOutdated: false, isGenerated: true },
  );
}

/** Removes all translations. */
export function withoutTargets(sheet: Sheet): Sheet {
  const pairs = sheet.pairs.map(({ id, gap, source }) => newPair(id, gap, source));
  return { ...sheet, pairs: pairs.filter(({ source }) => source !== '') };
}

/** The translation as the text, and the text as its translation. `to` is the language of the new text. */
export function swapSides(sheet: Sheet, to: TranslationLanguage): Sheet {
  const space = to === 'en' ? ' ' : '';
  const pairs = sheet.pairs.map(({ id, gap, source, target, isGenerated }, at) => ({
    ...newPair(id, at === 0 || gap.includes('\n') ? gap : space, target, source),
    isGenerated,
  }));
  return { ...sheet, pairs };
}
