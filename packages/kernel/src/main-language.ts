/**
 * Returns the language in which most of a text is written: a Han character counts as much as a word of Latin letters. Null for a
 * text without either.
 */
export function mainLanguage(text: string): 'zh' | 'en' | null {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/\p{Script=Latin}+/gu)?.length ?? 0;
  if (han + words === 0) return null;
  return han >= words ? 'zh' : 'en';
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef“”‘’…—]/u;

/** Whether a character is set without spaces around it, as in Chinese and Japanese. */
export function isUnspaced(character: string): boolean {
  return unspaced.test(character);
}
