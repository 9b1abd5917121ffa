/**
 * A text as search compares it: letters small and without accents, full-width forms as ordinary ones. Every
 * UTF-16 unit stays where it is, so that places in the folded text are places in the text.
 */
export function foldText(text: string): string {
  return text.replace(toFold, (character) => {
    const folded = character.normalize('NFKD').replace(marks, '').toLowerCase();
    return folded.length === character.length ? folded : character.toLowerCase().slice(0, character.length);
  });
}

/** Whatever folding could change: all but small ASCII letters, digits and Han characters. */
const toFold = /[A-Z\u00c0-\u2e7f\ua640-\uabff\uf900-\uffef]/gu;
const marks = /\p{M}/gu;
