import { type ForeignAddress, findAddresses } from './lures.ts';
import { findOffer, type OfferSignal, withoutQuotations } from './spam-offer.ts';
import { hasKnownLanguage, isAboutService, isReport, isRequest } from './spam-subject.ts';
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
  | 'many_mixed_scripts'
  | 'gibberish'
  | 'shouting'
  | 'off_subject'
  | 'no_request'
  | 'stray_link'
  | 'phishing'
  | 'spaced_letters';

interface Texts {
  readonly name: string;
  readonly company: string;
  readonly contact: string;
  readonly text: string;
  /** Hosts of this site, whose addresses are no foreign links. */
  readonly ownHosts: readonly string[];
}

/** Top-level domains that are very cheap or typical of mass advertising. */
const odd =
  /\.(?:top|xyz|icu|vip|click|shop|club|cn\.com|cam|win|bet|loan|tk|ml|ga|cf|gq|buzz|cyou|sbs|cfd|fun|pw|casino|sex|xxx|porn|dating|poker)$/u;
/** Single letters with spaces between them, which hide words from filters. */
const spacedLetters =
  /(?<![\p{L}\p{N}])(?=(?:[\da-z]\s+)*[a-z]\s)(?:[\da-z]\s+){4,}[\da-z](?![\p{L}\p{N}])/iu;
/** Demands for credentials or payments, and the threats that accompany them. */
const phishing =
  /\b(?:verify|confirm|update|validate|unlock|restore) your (?:password|account|identity|billing|payment|mailbox|wallet|details)|\b(?:account|mailbox|parcel|package|domain) (?:has been|was|will be|could not be) (?:suspended|locked|limited|deleted|delivered|held|expired?)|\b(?:customs|redelivery) fee|点击.{0,12}(?:链接|https?:|www\.)|提供.{0,8}(?:银行卡|验证码|密码)|扫描.{0,6}二维码.{0,10}(?:领|认证|办理)|逾期(?:将|视为)|(?:账号|账户|订单).{0,6}(?:异常|冻结)/iu;
const markup = /<a\s+href|\[url[=\]]|\[link[=\]]|<\/?(?:script|iframe|img)\b/iu;
/** Invisible characters and characters that change the direction, which hide words from filters. */
const hidden = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00ad]/gu;
/** Latin and Cyrillic or Greek letters within one word. */
const mixed = /(?=[a-z]*[\u0370-\u04ff])(?=[\u0370-\u04ff]*[a-z])[a-z\u0370-\u04ff]+/giu;
/** Cyrillic letters that resemble Latin ones, with their Latin equivalents. */
const lookalikes = {
  а: 'a',
  в: 'b',
  с: 'c',
  е: 'e',
  ё: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
};

/** Finds the signs of spam in the input. */
export function findTextSignals({ name, company, contact, text, ownHosts }: Texts): TextSignal[] {
  const unquoted = withoutReports(text);
  const plain = foldedText(`${company} ${unquoted}`);
  const links = isReport(unquoted) ? [] : findAddresses(unquoted, ownHosts);
  return [
    ...findLinks(name, company, unquoted, links),
    ...(markup.test(text) ? (['markup'] as const) : []),
    ...(isDisposable(contact) ? (['disposable'] as const) : []),
    ...findPhrases(plain),
    ...findOfferOf(unquoted),
    ...findForeignSubject(unquoted, links.length > 0),
    ...(links.length > 0 && phishing.test(unquoted) ? (['phishing'] as const) : []),
    ...(spacedLetters.test(unquoted) ? (['spaced_letters'] as const) : []),
    ...((text.match(hidden)?.length ?? 0) >= 2 ? (['hidden_characters'] as const) : []),
    ...findMixedScripts(text),
    ...(isGibberish(name) || isGibberish(text) ? (['gibberish'] as const) : []),
    ...(isShouting(text) ? (['shouting'] as const) : []),
  ];
}

/**
 * Returns the signs of an offer. Users who ask about the service may give a telephone number in the text, and users who report
 * fraud repeat its offer.
 */
function findOfferOf(text: string): OfferSignal[] {
  if (isReport(text)) return [];
  const found = findOffer(text);
  return isCustomers(text) ? found.filter((sign) => sign !== 'telephone') : found;
}

/** Whether a text is a question about the service, and contains no offer. */
export function isCustomers(text: string): boolean {
  return (
    isAboutService(text) &&
    isRequest(text) &&
    !findOffer(text).some((sign) => /^(?:promise|pitches)/u.test(sign))
  );
}

/**
 * Returns a text without its quotations. Long ones are removed only if the rest is a request, because an offer could be put in
 * quotation marks as a whole.
 */
function withoutReports(text: string): string {
  const rest = text.replace(
    /[“"「『《][^“”"「」『』《》]{1,600}[”"」』》]|(?<=^|[\s:：])['‘][^'‘’]{8,600}['’](?=$|[\s.,;!?])/gu,
    ' ',
  );
  return isRequest(rest) ? rest : withoutQuotations(text);
}

function findForeignSubject(text: string, hasLink: boolean): TextSignal[] {
  if (!hasKnownLanguage(text) || isAboutService(text)) return [];
  return [
    'off_subject',
    ...(isRequest(text) ? [] : (['no_request'] as const)),
    ...(hasLink ? (['stray_link'] as const) : []),
  ];
}

function findLinks(
  name: string,
  company: string,
  text: string,
  links: readonly ForeignAddress[],
): TextSignal[] {
  const share = links.map(({ whole }) => whole).join('').length / Math.max(1, text.length);
  return [
    ...(links.length >= 3 || (links.length > 0 && share > 0.5) ? (['many_links'] as const) : []),
    ...(links.some(({ host }) => odd.test(host)) ? (['odd_address'] as const) : []),
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
    .replace(/(?<=(?:^|\s)[a-z])\s(?=[a-z](?:\s|$))/gu, '')
    .replace(mixed, (word) =>
      word.replace(/[\u0400-\u04ff]/gu, (sign) => lookalikes[sign as keyof typeof lookalikes] ?? sign),
    )
    .replace(/[0@1$]/g, (sign) => ({ '0': 'o', '@': 'a', '1': 'i', $: 's' })[sign] ?? sign);
}

function findPhrases(plain: string): TextSignal[] {
  const found = spamPhrases.filter((phrase) => plain.includes(phrase)).length;
  if (found >= 3) return ['strong_phrases'];
  if (found === 2) return ['phrases'];
  return found === 1 ? ['phrase'] : [];
}

/**
 * Returns the signal of words with mixed scripts. Foreign names may have native endings, so a single word is only a weak signal.
 */
function findMixedScripts(text: string): TextSignal[] {
  const found = text.match(mixed)?.length ?? 0;
  if (found === 0) return [];
  return [found >= 3 ? 'many_mixed_scripts' : 'mixed_scripts'];
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
