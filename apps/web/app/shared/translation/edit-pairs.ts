import type { TranslationLanguage } from '@inkstone/contracts/translation';
import { alignTexts, splitText } from '@inkstone/translate';
import { newPair, type Pair, type Sheet } from './sheet.ts';

/** Returns the sheet of rows that are translations of each other, with one paragraph for each. */
export function sheetOfRows(rows: readonly (readonly [source: string, target: string])[]): Sheet {
  const pairs = rows.map(([source, target], at) =>
    newPair(at + 1, at > 0 && source.trim() !== '' ? '\n' : '', source.trim(), target.trim()),
  );
  return { pairs, ending: '', nextId: pairs.length + 1 };
}

/** Returns the sheet of a text and an existing translation, aligned sentence by sentence. */
export function alignSheet(source: string, target: string): Sheet {
  let end = 0;
  const pairs = alignTexts(source, target).map((link, at): Pair => {
    const [first, last] = [link.source[0], link.source.at(-1)];
    const made = link.target.map((span) => target.slice(span.start, span.end)).join(' ');
    if (!first || !last) return newPair(at + 1, '', '', made);
    const gap = source.slice(end, first.start);
    end = last.end;
    return newPair(at + 1, gap, source.slice(first.start, last.end), made);
  });
  return { pairs, ending: source.slice(end), nextId: pairs.length + 1 };
}

/** Merges a pair with the next one. `to` is the language of the translations. */
export function joinWithNext(sheet: Sheet, id: number, to: TranslationLanguage): Sheet {
  const at = sheet.pairs.findIndex((pair) => pair.id === id);
  const [pair, next] = [sheet.pairs[at], sheet.pairs[at + 1]];
  if (!pair || !next) return sheet;
  const targets = [pair.target, next.target].filter((text) => text !== '');
  const joined: Pair = {
    ...pair,
    gap: pair.source === '' ? pair.gap + next.gap : pair.gap,
    source: pair.source && next.source ? pair.source + next.gap + next.source : pair.source + next.source,
    target: targets.join(to === 'en' ? ' ' : ''),
    // If one half has no translation, the merged pair has none either.
    isOutdated: targets.length > 0 && [pair, next].some((each) => each.isOutdated || lacksTarget(each)),
    fault: pair.fault ?? next.fault,
    missedTerms: [...pair.missedTerms, ...next.missedTerms],
    isGenerated: pair.isGenerated || next.isGenerated,
  };
  return { ...sheet, pairs: sheet.pairs.toSpliced(at, 2, joined) };
}

const lacksTarget = ({ source, target }: Pair) => source !== '' && target === '';

/**
 * Splits a pair at positions of its source and its translation (UTF-16 code units). Returns the same sheet if
 * a part would be empty.
 */
export function splitPair(sheet: Sheet, id: number, sourceAt: number, targetAt: number): Sheet {
  const at = sheet.pairs.findIndex((pair) => pair.id === id);
  const pair = sheet.pairs[at];
  if (!pair) return sheet;
  const [source, target] = [cut(pair.source, sourceAt), cut(pair.target, targetAt)];
  const first: Pair = { ...pair, source: source.before, target: target.before };
  const second: Pair = {
    ...first,
    id: sheet.nextId,
    gap: source.gap,
    source: source.after,
    target: target.after,
  };
  if ([first, second].some((part) => part.source === '' && part.target === '')) return sheet;
  return { ...sheet, pairs: sheet.pairs.toSpliced(at, 1, first, second), nextId: sheet.nextId + 1 };
}

function cut(text: string, at: number) {
  const before = text.slice(0, at).trimEnd();
  const after = text.slice(at).trimStart();
  return { before, after, gap: text.slice(before.length, text.length - after.length) };
}

/** Returns the end of the first sentence of a text, as an offset in UTF-16 code units. */
export function endOfFirst(text: string): number {
  const { segments, gaps } = splitText(text);
  const [first] = segments;
  return first && segments.length > 1 ? (gaps[0] ?? '').length + first.source.length : text.length;
}
