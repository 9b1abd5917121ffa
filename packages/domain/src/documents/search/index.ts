export { excerptAround, type HighlightedText, highlight } from './excerpt.ts';
export { findPlaces, holdsAll } from './find-places.ts';
export { foldText } from './fold.ts';
export { indexTokens, maxQueryLength, readQuery, type SearchTerm, tokensOf } from './terms.ts';
