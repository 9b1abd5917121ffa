export { excerptAround, type Highlighted, highlight } from './excerpt.ts';
export { findPlaces, holdsAll } from './find-places.ts';
export { foldText } from './fold.ts';
export { indexTokens, maxQueryLength, readQuery, type SearchTerm, tokensOf } from './terms.ts';
