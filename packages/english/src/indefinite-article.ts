/** Written with a vowel, spoken with a consonant. */
const soundsConsonant =
  /^(?:uni(?!n|m(?!e?d|a)|v?o?[a-z]*d$)|unif|uniq|unit|univ|us(?:e|a|u|ing)|util|ubiq|uran|uter|euro|eu[lpr]|ewe|one(?!i)|once|ouija|u[nkfl]?$)/i;
/** Written with a consonant, spoken with a vowel. */
const soundsVowel = /^(?:hour|honest|honou?r|heir)/i;

/** The indefinite article that the sound of a word asks for. */
export function indefiniteArticle(word: string): 'a' | 'an' {
  const isVowel = soundsVowel.test(word) || (/^[aeiou]/i.test(word) && !soundsConsonant.test(word));
  return isVowel ? 'an' : 'a';
}
