import type { Lexicon, WordEntry } from '@inkstone/english';

/** Productive prefixes. */
const prefixes =
  /^(?:anti|auto|bi|bio|co|counter|cyber|de|dis|eco|electro|extra|geo|hyper|infra|inter|intra|macro|mega|meta|micro|mid|mini|mis|mono|multi|nano|neo|neuro|non|out|over|para|photo|poly|post|pre|pro|proto|pseudo|psycho|quasi|re|semi|socio|sub|super|techno|tele|thermo|trans|tri|ultra|un|under|uni|up)(?=[a-z]{4})/;

/** Productive suffixes that do not change the stem. */
const suffixes =
  /(?:able|ese|fold|hood|ish|ism|ist|ists|less|lessly|like|ness|nesses|ship|ward|wards|wide|wise)$/;

/** Minimum frequency of a stem, as the natural logarithm of occurrences per billion words. */
const minFrequency = 5.5;

/** Normal form for lexicon lookups: straight apostrophes, composed letters. */
export function plainWord(word: string): string {
  return word.normalize('NFC').replaceAll('’', "'");
}

/** The lexicon entry of a word, ignoring case; for "Anna's" that of "Anna". */
export function findEntry(plain: string, lexicon: Lexicon): WordEntry | undefined {
  const lower = plain.toLowerCase();
  const whole = lexicon.find(lower);
  if (whole !== undefined || !lower.includes("'")) return whole;
  const [, stem = ''] = /^(.+?)'(?:s|d|ll|re|ve|em)?$/.exec(lower) ?? [];
  return stem === '' ? undefined : lexicon.find(stem);
}

/** Whether an unlisted word is formed regularly: "unfollow", "catlike", "reindexing". */
export function isDerived(lower: string, lexicon: Lexicon): boolean {
  const isBase = (base: string) => {
    const entry = lexicon.find(base);
    return entry?.isLower === true && base.length > 3 && entry.logFrequency >= minFrequency;
  };
  if (isBase(lower.replace(prefixes, '')) || isBase(lower.replace(suffixes, ''))) return true;
  const able = /^([a-z]{3,})(?:abil|ibil)ity$/.exec(lower)?.[1] ?? '';
  if (able !== '') return [able, `${able}e`, able.slice(0, -1)].some(isVerbLike);
  return (
    /[a-z]{4}(?:ize|ise|ify|ate)$/.test(lower) &&
    isBase(lower.replace(/y$|e$/, (end) => (end === 'y' ? 'ied' : 'ed')))
  );

  function isVerbLike(base: string): boolean {
    const entry = lexicon.find(base);
    return entry?.isLower === true && entry.logFrequency >= minFrequency;
  }
}

/** Whether a word is the British spelling of a listed one in -iz-: "tokeniser". */
export function isBritish(plain: string, lexicon: Lexicon): boolean {
  const american = plain.replace(/(?<=[a-z]{3}(?<!caps|pr))is(?=(?:ers?|ing|ed|es|able|ations?)$)/, 'iz');
  return american !== plain && lexicon.find(american)?.isLower === true;
}
