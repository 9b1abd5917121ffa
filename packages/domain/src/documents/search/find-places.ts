import type { Span } from '@inkstone/kernel';
import { foldText } from './fold.ts';
import type { SearchTerm } from './terms.ts';

/** Places looked at in one text; more would only slow the answer. */
const mostPlaces = 200;

/** Where the terms stand in a text, in order, without overlaps; UTF-16 offsets. */
export function findPlaces(text: string, terms: readonly SearchTerm[]): Span[] {
  const folded = foldText(text);
  const places = terms
    .flatMap((term) => placesOf(folded, term))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const apart: Span[] = [];
  for (const place of places) if (place.start >= (apart.at(-1)?.end ?? 0)) apart.push(place);
  return apart;
}

/** Whether every term stands in one of the texts. */
export function holdsAll(texts: readonly string[], terms: readonly SearchTerm[]): boolean {
  const folded = texts.map(foldText);
  return terms.every((term) => folded.some((text) => placesOf(text, term).length > 0));
}

function placesOf(folded: string, { text, kind }: SearchTerm): Span[] {
  const places: Span[] = [];
  for (let start = folded.indexOf(text); start >= 0; start = folded.indexOf(text, start + text.length)) {
    if (kind === 'han' || !isLetter(folded, start - 1)) places.push({ start, end: start + text.length });
    if (places.length === mostPlaces) break;
  }
  return places;
}

/** Whether a word goes on before a place: then what begins there is only its tail. */
function isLetter(text: string, at: number): boolean {
  const unit = text[at];
  return unit !== undefined && /[\p{L}\p{N}]/u.test(unit) && !/\p{Script=Han}/u.test(unit);
}
