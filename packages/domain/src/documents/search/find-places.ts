import type { Span } from '@inkstone/kernel';
import { foldText } from './fold.ts';
import type { SearchTerm } from './terms.ts';

/** Maximum matches per text, to bound the response time. */
const maxPlaces = 200;

/** Matches of the terms in a text, in order and without overlaps; UTF-16 offsets. */
export function findPlaces(text: string, terms: readonly SearchTerm[]): Span[] {
  const folded = foldText(text);
  const places = terms
    .flatMap((term) => placesOf(folded, term))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const nonOverlapping: Span[] = [];
  for (const place of places)
    if (place.start >= (nonOverlapping.at(-1)?.end ?? 0)) nonOverlapping.push(place);
  return nonOverlapping;
}

/** Whether every term occurs in at least one of the texts. */
export function holdsAll(texts: readonly string[], terms: readonly SearchTerm[]): boolean {
  const folded = texts.map(foldText);
  return terms.every((term) => folded.some((text) => placesOf(text, term).length > 0));
}

function placesOf(folded: string, { text, kind }: SearchTerm): Span[] {
  const places: Span[] = [];
  for (let start = folded.indexOf(text); start >= 0; start = folded.indexOf(text, start + text.length)) {
    if (kind === 'han' || !isLetter(folded, start - 1)) places.push({ start, end: start + text.length });
    if (places.length === maxPlaces) break;
  }
  return places;
}

/** Whether a letter or digit precedes a position, so that a match there is not a prefix of a word. */
function isLetter(text: string, at: number): boolean {
  const unit = text[at];
  return unit !== undefined && /[\p{L}\p{N}]/u.test(unit) && !/\p{Script=Han}/u.test(unit);
}
