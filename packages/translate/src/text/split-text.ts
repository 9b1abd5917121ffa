import type { TranslationLanguage } from '@inkstone/proofread/terms';
import { findLocks } from '@inkstone/rewrite';
import type { Segment } from '../segment.ts';
import { sentencesOf } from './sentences-of.ts';

/**
 * A text divided into sentences. `gaps[n]` is the white space before sentence n; the last entry is the white space after the last
 * sentence.
 */
export interface SplitText {
  readonly segments: readonly Segment[];
  readonly gaps: readonly string[];
}

/** Maximum length of a sentence in UTF-16 units; longer ones are split. */
export const maxSegmentLength = 1200;

/** Divides a text into sentences, numbered from 0. Sentences and gaps together form the text. */
export function splitText(text: string): SplitText {
  const segments: Segment[] = [];
  const gaps: string[] = [];
  let gap = '';
  for (const { start, end } of sentencesOf(text, findLocks(text, { without: ['quotation'] }))) {
    for (const piece of linesOf(text.slice(start, end)).flatMap(shortPieces)) {
      const source = piece.trim();
      if (source === '') {
        gap += piece;
        continue;
      }
      const lead = piece.length - piece.trimStart().length;
      gaps.push(gap + piece.slice(0, lead));
      segments.push({ id: segments.length, source });
      gap = piece.slice(lead + source.length);
    }
  }
  return { segments, gaps: [...gaps, gap] };
}

/** Joins translated sentences: line breaks are kept, spaces between sentences follow the target language. */
export function joinTargets(
  { gaps }: Pick<SplitText, 'gaps'>,
  targets: readonly string[],
  to: TranslationLanguage,
): string {
  const space = to === 'en' ? ' ' : '';
  return gaps
    .map((gap, at) => {
      const isInside = at > 0 && at < gaps.length - 1 && !gap.includes('\n');
      return (isInside ? space : gap) + (targets[at] ?? '');
    })
    .join('');
}

function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function shortPieces(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > maxSegmentLength) {
    const part = rest.slice(0, maxSegmentLength);
    const ends = Math.max(...['，', '；', '、', ', ', '; ', ' '].map((sign) => part.lastIndexOf(sign)));
    let at = ends > maxSegmentLength / 2 ? ends + 1 : maxSegmentLength;
    // Avoids splitting a surrogate pair.
    if (/[\ud800-\udbff]/.test(rest.charAt(at - 1))) at--;
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  return [...pieces, rest];
}
