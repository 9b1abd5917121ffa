import type { Face } from './text-style.ts';

/** Whether a font contains a character. */
export type HasGlyph = (face: Face, character: string) => boolean;

/** Replacement for characters that no font contains. */
const missing = '□';

/** Replaces characters that the font cannot draw; invisible ones are removed. */
export function drawable(text: string, face: Face, hasGlyph: HasGlyph): string {
  let known = '';
  for (const character of text) {
    if (character === '\n' || character === ' ' || character === '\t' || hasGlyph(face, character))
      known += character;
    else if (!/\p{Cf}|\p{Cc}|\p{Mn}/u.test(character)) known += missing;
  }
  return known;
}
