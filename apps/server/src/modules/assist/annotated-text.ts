import { lastAtMost, type Span } from '@inkstone/kernel';

/** A part of a text sent by an editor: prose, or markup with its replacement text. */
export type Part =
  | { readonly text: string }
  | { readonly markup: string; readonly interpretAs?: string | undefined };

/** Position of a part in the checked prose and in the editor's text. */
interface Segment {
  readonly isMarkup: boolean;
  readonly plain: Span;
  readonly full: Span;
}

/** A text with markup. */
export interface AnnotatedText {
  /** The checked text: without markup, but with its replacement text. */
  readonly plain: string;
  /** The editor's text. */
  readonly full: string;
  /** In order; those that are empty in `plain` are omitted. */
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
 * Maps a change of `plain`, at least one character long, to the editor's text. Suggestions that would change
 * markup are reduced to what differs, and omitted if they still overlap markup. Null if the finding is
 * entirely in markup, which the user did not write.
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
    const placed = replacements
      .filter((each) => each.length >= head.length + tail.length)
      .filter((each) => each.startsWith(head) && each.endsWith(tail))
      .map((each) => each.slice(head.length, each.length - tail.length));
    return { span: toFull(home, inner), replacements: placed };
  }
  return { span: hull(touched, span), replacements: [] };
}

/** Binary search, because an editor may send every character as a part of its own. */
function segmentsAt({ segments }: AnnotatedText, { start, end }: Span): readonly Segment[] {
  const startOf = ({ plain }: Segment) => plain.start;
  return segments.slice(
    Math.max(0, lastAtMost(segments, start, startOf)),
    lastAtMost(segments, end - 1, startOf) + 1,
  );
}

/** The range of `found` that a replacement actually changes: at least one whole character. */
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

/** From the first changed character to the last, including markup in between. */
function hull(touched: readonly Segment[], span: Span): Span {
  const places = touched.map((segment) => toFull(segment, span));
  return { start: places[0]?.start ?? 0, end: places.at(-1)?.end ?? 0 };
}
