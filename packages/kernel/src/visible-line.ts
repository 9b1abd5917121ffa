/** What turns the direction of writing, and what has no width and joins nothing: no name needs it. */
const unseen = /[\p{Bidi_Control}\u00ad\u200b\u2060-\u206f\ufeff]/gu;
const blank = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * A name as one line of what people see: no control characters, nothing that turns its direction, single spaces; ''
 * when nothing visible is left. Joiners stay, for emoji and the scripts that need them.
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
