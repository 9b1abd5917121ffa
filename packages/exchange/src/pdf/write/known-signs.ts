import type { Face } from './text-style.ts';

/** Whether a face has a sign. */
export type HasSign = (face: Face, sign: string) => boolean;

/** Stands for signs that no face has. */
const missing = '□';

/** Text with signs that the face can draw; marks that are never seen are left out. */
export function drawable(text: string, face: Face, hasSign: HasSign): string {
  let known = '';
  for (const sign of text) {
    if (sign === '\n' || sign === ' ' || sign === '\t' || hasSign(face, sign)) known += sign;
    else if (!/\p{Cf}|\p{Cc}|\p{Mn}/u.test(sign)) known += missing;
  }
  return known;
}
