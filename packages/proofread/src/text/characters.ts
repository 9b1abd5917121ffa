const hanPattern = /[\p{Script=Han}々〇]/u;
const latinPattern = /\p{Script=Latin}/u;

/** Stands for text that no rule may look into; as long as what it hides, in UTF-16 code units. */
export const maskCharacter = '\uFFFC';

/** Whether a text holds a Han character, also outside the Basic Multilingual Plane. */
export function hasHan(text: string): boolean {
  return hanPattern.test(text);
}

/** Whether a text holds a letter of the Latin script. */
export function hasLatin(text: string): boolean {
  return latinPattern.test(text);
}

/** Whether the code unit at `index` belongs to hidden text. Outside the text: no. */
export function isMasked(text: string, index: number): boolean {
  return text[index] === maskCharacter;
}

/** A mask of `length` code units. */
export function maskOf(length: number): string {
  return maskCharacter.repeat(length);
}
