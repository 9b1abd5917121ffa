import { lastAtMost, type Span } from '@inkstone/kernel';

/** A stretch of a text as an editor sends it: prose, or markup with what it stands for. */
export type Part =
  | { readonly text: string }
  | { readonly markup: string; readonly interpretAs?: string | undefined };

/** Where a part stands in the prose that is checked and in the text as the editor has it. */
interface Segment {
  readonly isMarkup: boolean;
  readonly plain: Span;
  readonly full: Span;
}

/** A text with markup in it. */
export interface AnnotatedText {
  /** What is checked: without markup, but with what markup stands for. */
  readonly plain: string;
  /** What the editor has. */
  readonly full: string;
  /** In order; those without length in `plain` are left out. */
  readonly segments: readonly Segment[];
}

/** A change of the editor's text. */
export interface Change {
  readonly span: Span;
  readonly replacements: readonly string[];
}

/** Joins the parts of a text. */
export function annotate(parts: readonly Part[]): AnnotatedText {
  const segments: Segment[] = [];
  let plain = '';
  let full = '';
  for (const part of parts) {
    const isMarkup = 'markup' in part;
    const shown = isMarkup ? (part.interpretAs ?? '') : part.text;
    const written = isMarkup ? part.markup : part.text;
    if (shown !== '') {
      segments.push({
        isMarkup,
        plain: { start: plain.length, end: plain.length + shown.length },
        full: { start: full.length, end: full.length + written.length },
      });
    }
    plain += shown;
    full += written;
  }
  return { plain, full, segments };
}

/**
 * Brings a change of `plain`, at least one character long, to the editor's text. Suggestions that would change
 * markup are cut down to what differs, and left out where markup is still in the way. Null when all of it is
 * markup: the writer has not written that.
 */
export function placeChange(text: AnnotatedText, { span, replacements }: Change): Change | null {
  const touched = segmentsAt(text, span);
  if (touched.every(({ isMarkup }) => isMarkup)) return null;
  const [only, ...others] = touched;
  if (only && others.length === 0) return { span: toFull(only, span), replacements };

  const found = text.plain.slice(span.start, span.end);
  const [best] = replacements;
  const core = best === undefined ? null : difference(found, best);
  const inner = core && { start: span.start + core.start, end: span.start + core.end };
  const home = inner && touched.find(({ plain }) => plain.start <= inner.start && inner.end <= plain.end);
  if (core && inner && home && !home.isMarkup) {
    const head = found.slice(0, core.start);
    const tail = found.slice(core.end);
    const kept = replacements
      .filter((each) => each.length >= head.length + tail.length)
      .filter((each) => each.startsWith(head) && each.endsWith(tail))
      .map((each) => each.slice(head.length, each.length - tail.length));
    return { span: toFull(home, inner), replacements: kept };
  }
  return { span: hull(touched, span), replacements: [] };
}

/** Found by halves: an editor may send every letter as a part of its own. */
function segmentsAt({ segments }: AnnotatedText, { start, end }: Span): readonly Segment[] {
  const startOf = ({ plain }: Segment) => plain.start;
  return segments.slice(
    Math.max(0, lastAtMost(segments, start, startOf)),
    lastAtMost(segments, end - 1, startOf) + 1,
  );
}

/** The stretch of `found` that a replacement really changes: at least one character, never half of one. */
function difference(found: string, replacement: string): Span {
  const from = Array.from(found);
  const to = Array.from(replacement);
  const shorter = Math.min(from.length, to.length);
  let head = 0;
  while (head < shorter && from[head] === to[head]) head++;
  let tail = 0;
  while (tail < shorter - head && from.at(-1 - tail) === to.at(-1 - tail)) tail++;
  if (head + tail === from.length && head > 0) head--;
  else if (head + tail === from.length) tail--;
  const start = from.slice(0, head).join('').length;
  return { start, end: found.length - from.slice(from.length - tail).join('').length };
}

function toFull({ isMarkup, plain, full }: Segment, { start, end }: Span): Span {
  if (isMarkup) return full;
  const shift = full.start - plain.start;
  return { start: Math.max(start, plain.start) + shift, end: Math.min(end, plain.end) + shift };
}

/** From the first character of the change to its last, with all markup between them. */
function hull(touched: readonly Segment[], span: Span): Span {
  const places = touched.map((segment) => toFull(segment, span));
  return { start: places[0]?.start ?? 0, end: places.at(-1)?.end ?? 0 };
}
