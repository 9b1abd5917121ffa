import type { Face } from './text-style.ts';

/** Whether a font contains a character. */
export type HasSign = (face: Face, sign: string) => boolean;

/** Replacement for characters that no font contains. */
const missing = '□';

/** Replaces characters that the font cannot draw; invisible ones are removed. */
export function drawable(text: string, face: Face, hasSign: HasSign): string {
  let known = '';
  for (const sign of text) {
    if (sign === '\n' || sign === ' ' || sign === '\t' || hasSign(face, sign)) known += sign;
    else if (!/\p{Cf}|\p{Cc}|\p{Mn}/u.test(sign)) known += missing;
  }
  return known;
}
