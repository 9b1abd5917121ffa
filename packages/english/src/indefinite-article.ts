/** Begin with a vowel letter but a consonant sound. */
const soundsConsonant =
  /^(?:uni(?!n|m(?!e?d|a)|v?o?[a-z]*d$)|unif|uniq|unit|univ|us(?:e|a|u|ing)|util|ubiq|uran|uter|euro|eu[lpr]|ewe|one(?!i)|once|ouija|u[nkfl]?$)/i;
/** Begin with a consonant letter but a vowel sound. */
const soundsVowel = /^(?:hour|honest|honou?r|heir)/i;

/** The indefinite article by the first sound of a word. */
export function indefiniteArticle(word: string): 'a' | 'an' {
  const isVowel = soundsVowel.test(word) || (/^[aeiou]/i.test(word) && !soundsConsonant.test(word));
  return isVowel ? 'an' : 'a';
}
