import type { Span } from '@inkstone/kernel';
import { sentencesOf } from '../text/sentences-of.ts';
import { type AlignOptions, alignSentences } from './align-sentences.ts';
import { weighText } from './length-cost.ts';

/** Sentences of two texts that are translations of each other. One side is empty for a sentence without a translation. */
export interface TextLink {
  readonly source: readonly Span[];
  readonly target: readonly Span[];
}

/** Maximum share of a text without a counterpart (0 to 1); above it, the alignment ignores paragraphs. */
const maxSingleShare = 0.15;

/** Aligns two texts: first their paragraphs, then the sentences of aligned paragraphs. */
export function alignTexts(source: string, target: string, options: AlignOptions = {}): TextLink[] {
  const left = paragraphsOf(source);
  const right = paragraphsOf(target);
  const slices = (text: string, spans: readonly Span[]) =>
    spans.map(({ start, end }) => text.slice(start, end));
  const pairs = alignSentences(slices(source, left), slices(target, right), options).map((link) => ({
    source: link.source.flatMap((at) => left[at] ?? []),
    target: link.target.flatMap((at) => right[at] ?? []),
  }));
  const single = pairs.filter((pair) => pair.source.length === 0 || pair.target.length === 0);
  const weigh = (text: string, spans: readonly Span[]) =>
    slices(text, spans).reduce((sum, part) => sum + weighText(part), 0);
  const lost = single.reduce((sum, pair) => sum + weigh(source, pair.source) + weigh(target, pair.target), 0);
  const all = weigh(source, left) + weigh(target, right);
  const groups = lost > maxSingleShare * all ? [{ source: left, target: right }] : pairs;
  return groups.flatMap((group) => {
    const from = group.source.flatMap((span) => sentencesIn(source, span));
    const to = group.target.flatMap((span) => sentencesIn(target, span));
    return alignSentences(slices(source, from), slices(target, to), options).map((link) => ({
      source: link.source.flatMap((at) => from[at] ?? []),
      target: link.target.flatMap((at) => to[at] ?? []),
    }));
  });
}

/** Returns the non-empty lines of a text. */
function paragraphsOf(text: string): Span[] {
  return [...text.matchAll(/[^\r\n]*\S[^\r\n]*/g)].map(({ index, 0: line }) => ({
    start: index,
    end: index + line.length,
  }));
}

function sentencesIn(text: string, { start, end }: Span): Span[] {
  return sentencesOf(text.slice(start, end)).flatMap((span) => {
    const part = text.slice(start + span.start, start + span.end);
    const from = start + span.start + (part.length - part.trimStart().length);
    const to = from + part.trim().length;
    return to > from ? [{ start: from, end: to }] : [];
  });
}
