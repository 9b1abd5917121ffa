/** Directional controls, and zero-width characters that are not joiners; no name needs them. */
const unseen = /[\p{Bidi_Control}\u00ad\u200b\u2060-\u206f\ufeff]/gu;
const blank = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * Normalises a name to one visible line: without control and directional characters, with single spaces; ''
 * if nothing visible remains. Joiners are kept for emoji and the scripts that need them.
 */
export function visibleLine(raw: string): string {
  const line = raw
    .toWellFormed()
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  return blank.test(line) ? '' : line;
}
