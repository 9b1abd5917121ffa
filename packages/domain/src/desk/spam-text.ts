import { findOffer, type OfferSignal, withoutQuotations } from './spam-offer.ts';
import { hasKnownLanguage, isAboutService, isRequest } from './spam-subject.ts';
import { disposableDomains, spamPhrases } from './spam-words.ts';

export type TextSignal =
  | OfferSignal
  | 'odd_address'
  | 'many_links'
  | 'links'
  | 'link_in_name'
  | 'markup'
  | 'disposable'
  | 'strong_phrases'
  | 'phrases'
  | 'phrase'
  | 'hidden_characters'
  | 'mixed_scripts'
  | 'gibberish'
  | 'shouting'
  | 'off_subject'
  | 'no_request';

interface Texts {
  readonly name: string;
  readonly company: string;
  readonly contact: string;
  readonly text: string;
}

const link =
  /(?:https?:\/\/|www\.)[\x21-\x7e]+|\b[a-z0-9-]+\.(?:top|xyz|icu|vip|click|cn\.com|shop|club|ru)\b[\x21-\x7e]*/giu;
/** Very cheap top-level domains. */
const odd = /[a-z0-9-]\.(?:top|xyz|icu|vip|click|shop|club|cn\.com)\b/iu;
const markup = /<a\s+href|\[url[=\]]|\[link[=\]]|<\/?(?:script|iframe|img)\b/iu;
/** Invisible characters and characters that change the direction, which hide words from filters. */
const hidden = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00ad]/gu;
/** Latin and Cyrillic or Greek letters within one word. */
const mixed = /[a-z][\u0370-\u03ff\u0400-\u04ff]|[\u0370-\u03ff\u0400-\u04ff][a-z]/iu;

/** Finds the signs of spam in the input. */
export function findTextSignals({ name, company, contact, text }: Texts): TextSignal[] {
  const plain = foldedText(`${company} ${withoutQuotations(text)}`);
  return [
    ...findLinks(name, company, text),
    ...(markup.test(text) ? (['markup'] as const) : []),
    ...(isDisposable(contact) ? (['disposable'] as const) : []),
    ...findPhrases(plain),
    ...findOffer(text),
    ...findForeignSubject(text),
    ...((text.match(hidden)?.length ?? 0) >= 2 ? (['hidden_characters'] as const) : []),
    ...(mixed.test(text) ? (['mixed_scripts'] as const) : []),
    ...(isGibberish(name) || isGibberish(text) ? (['gibberish'] as const) : []),
    ...(isShouting(text) ? (['shouting'] as const) : []),
  ];
}

function findForeignSubject(text: string): TextSignal[] {
  if (!hasKnownLanguage(text) || isAboutService(text)) return [];
  return isRequest(text) ? ['off_subject'] : ['off_subject', 'no_request'];
}

function findLinks(name: string, company: string, text: string): TextSignal[] {
  const links = text.match(link) ?? [];
  const share = links.join('').length / Math.max(1, text.length);
  return [
    ...(links.length >= 3 || (links.length > 0 && share > 0.5) ? (['many_links'] as const) : []),
    ...(odd.test(text) ? (['odd_address'] as const) : []),
    ...(links.length === 2 || (links.length === 1 && share > 0.2) ? (['links'] as const) : []),
    ...(/https?:|www\./i.test(`${name} ${company}`) ? (['link_in_name'] as const) : []),
  ];
}

/** Removes separators that spammers insert between the characters of a word. */
function foldedText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(hidden, '')
    .replace(/(?<=\p{Script=Han})[\s.*_\-|/~·•]+(?=\p{Script=Han})/gu, '')
    .replace(/[0@1$]/g, (sign) => ({ '0': 'o', '@': 'a', '1': 'i', $: 's' })[sign] ?? sign);
}

function findPhrases(plain: string): TextSignal[] {
  const found = spamPhrases.filter((phrase) => plain.includes(phrase)).length;
  if (found >= 3) return ['strong_phrases'];
  if (found === 2) return ['phrases'];
  return found === 1 ? ['phrase'] : [];
}

function isDisposable(contact: string): boolean {
  const domain = contact.split('@').at(-1)?.toLowerCase() ?? '';
  return disposableDomains.some((one) => domain === one || domain.endsWith(`.${one}`));
}

/** Whether a long Latin word has too few vowels for any language. */
function isGibberish(text: string): boolean {
  const words = text.match(/\b[a-z]{7,}\b/gi) ?? [];
  const odd = words.filter((word) => /[bcdfghjklmnpqrstvwxz]{6,}/i.test(word) || isRandomCase(word));
  return odd.length > 0 && odd.length * 3 >= words.length;
}

/** Whether a word has several capitals inside, such as `xKqTzLmWp`. */
function isRandomCase(word: string): boolean {
  return (word.match(/[a-z][A-Z]/g)?.length ?? 0) >= 3;
}

function isShouting(text: string): boolean {
  const letters = text.match(/[a-z]/gi)?.length ?? 0;
  const capitals = text.match(/[A-Z]/g)?.length ?? 0;
  return (letters > 30 && capitals > letters * 0.6) || /[!！]{3,}|[$¥￥]{2,}/.test(text);
}
