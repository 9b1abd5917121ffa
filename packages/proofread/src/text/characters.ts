const hanPattern = /[\p{Script=Han}々〇]/u;
const latinPattern = /\p{Script=Latin}/u;

/** Replaces masked text; as long as the original, in UTF-16 code units. */
export const maskCharacter = '\uFFFC';

/** Whether a text contains a Han character, also outside the Basic Multilingual Plane. */
export function hasHan(text: string): boolean {
  return hanPattern.test(text);
}

/** Whether a text contains a Latin letter. */
export function hasLatin(text: string): boolean {
  return latinPattern.test(text);
}

/** Whether the code unit at `index` is masked. Outside the text: false. */
export function isMasked(text: string, index: number): boolean {
  return text[index] === maskCharacter;
}

/** A mask of `length` code units. */
export function maskOf(length: number): string {
  return maskCharacter.repeat(length);
}
