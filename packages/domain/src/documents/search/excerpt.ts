import type { Span } from '@inkstone/kernel';
import { findPlaces } from './find-places.ts';
import type { SearchTerm } from './terms.ts';

/** A piece of text with the places that were looked for; UTF-16 offsets in `text`. */
export interface Highlighted {
  readonly text: string;
  readonly places: Span[];
}

const before = 24;
const length = 140;

/** A text with what was looked for marked. */
export function highlight(text: string, terms: readonly SearchTerm[]): Highlighted {
  return { text, places: findPlaces(text, terms) };
}

/** The passage of a text around the first place of what was looked for, on one line. */
export function excerptAround(text: string, terms: readonly SearchTerm[]): Highlighted {
  const first = findPlaces(text, terms)[0];
  const start = first ? startOfPassage(text, first.start) : 0;
  const end = endOfPassage(text, start + length);
  const passage = text.slice(start, end).replace(/\s/g, ' ');
  const shown = `${start > 0 ? '…' : ''}${passage.trim()}${end < text.length ? '…' : ''}`;
  return highlight(shown, terms);
}

/** A little before the place, at the beginning of a word or sentence, never inside a character. */
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

/** The place itself, or the one before where it would cut a character in two. */
function clearOfPairs(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff ? at - 1 : at;
}
