import type { Span } from '@inkstone/kernel';
import { findPlaces } from './find-places.ts';
import type { SearchTerm } from './terms.ts';

/** A passage with its matches, as UTF-16 offsets in `text`. */
export interface HighlightedText {
  readonly text: string;
  readonly places: Span[];
}

const before = 24;
const length = 140;

/** Marks the matches in a text. */
export function highlight(text: string, terms: readonly SearchTerm[]): HighlightedText {
  return { text, places: findPlaces(text, terms) };
}

/** The passage around the first match, on one line. */
export function excerptAround(text: string, terms: readonly SearchTerm[]): HighlightedText {
  const first = findPlaces(text, terms)[0];
  const start = first ? startOfPassage(text, first.start) : 0;
  const end = endOfPassage(text, start + length);
  const passage = text.slice(start, end).replace(/\s/g, ' ');
  const shown = `${start > 0 ? '…' : ''}${passage.trim()}${end < text.length ? '…' : ''}`;
  return highlight(shown, terms);
}

/** Returns a position shortly before the match, at the start of a word or sentence, never inside a character. */
function startOfPassage(text: string, place: number): number {
  const earliest = Math.max(0, place - before);
  if (earliest === 0) return 0;
  const lead = text.slice(earliest, place);
  const pause = Math.max(...[...'。！？；，、\n '].map((mark) => lead.lastIndexOf(mark)));
  return clearOfPairs(text, pause < 0 ? earliest : earliest + pause + 1);
}

function endOfPassage(text: string, at: number): number {
  return at >= text.length ? text.length : clearOfPairs(text, at);
}

/** Returns the position, or the one before if it would split a surrogate pair. */
function clearOfPairs(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff ? at - 1 : at;
}
