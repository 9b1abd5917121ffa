/**
 * Normalises a text for search: lower case, no accents, half width. The length in UTF-16 units is unchanged,
 * so that offsets are valid in both texts.
 */
export function foldText(text: string): string {
  return text.replace(toFold, (character) => {
    const folded = character.normalize('NFKD').replace(marks, '').toLowerCase();
    return folded.length === character.length ? folded : character.toLowerCase().slice(0, character.length);
  });
}

/** Characters that folding may change: all except lower-case ASCII letters, digits and Han characters. */
const toFold = /[A-Z\u00c0-\u2e7f\ua640-\uabff\uf900-\uffef]/gu;
const marks = /\p{M}/gu;
