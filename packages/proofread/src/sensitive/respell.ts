import type { SensitiveEntry } from './entry.ts';
import { foldWord } from './fold-text.ts';
import { pinyinOf } from './sounds.ts';

/** Digits that are written in place of letters. */
const digits: readonly (readonly [letter: string, digit: string])[] = [
  ['o', '0'],
  ['i', '1'],
  ['l', '1'],
  ['e', '3'],
];
const latin = /^[a-z]+$/;
const han = /^\p{Script=Han}{2,}$/u;

/**
 * Returns the normalised obfuscated spellings of a word of the built-in lists: those in its entry and, for words of prohibited
 * goods and services, pinyin in place of one character and digits in place of letters.
 */
export function respelledForms({ word, kind, respelled = [] }: SensitiveEntry): string[] {
  const form = foldWord(word);
  const named = respelled.map(foldWord);
  const forms = kind === undefined || kind === 'slang' ? named : [...named, ...withPinyin(form)];
  const spelled = kind === undefined ? [] : [form, ...named].filter((each) => latin.test(each));
  const all = [...forms, ...spelled.flatMap(withDigits)];
  return [...new Set(all)].filter((each) => each !== form);
}

function withPinyin(form: string): string[] {
  if (!han.test(form)) return [];
  return [...form].flatMap((character, at) => {
    const pinyin = pinyinOf(character);
    return pinyin === null ? [] : [form.slice(0, at) + pinyin + form.slice(at + 1)];
  });
}

function withDigits(form: string): string[] {
  return digits
    .filter(([letter]) => form.includes(letter))
    .map(([letter, digit]) => form.replaceAll(letter, digit));
}
