/** Words with a vowel letter but a consonant sound at the start. */
const soundsConsonant =
  /^(?:uni(?!n|m(?!e?d|a)|v?o?[a-z]*d$)|unif|uniq|unit|univ|us(?:e|a|u|ing)|util|ubiq|uran|uter|euro|eu[lpr]|ewe|one(?!i)|once|ouija|u[nkfl]?$)/i;
/** Words with a consonant letter but a vowel sound at the start. */
const soundsVowel = /^(?:hour|honest|honou?r|heir)/i;

/** Returns the indefinite article according to the first sound of a word. */
export function indefiniteArticle(word: string): 'a' | 'an' {
  const isVowel = soundsVowel.test(word) || (/^[aeiou]/i.test(word) && !soundsConsonant.test(word));
  return isVowel ? 'an' : 'a';
}
