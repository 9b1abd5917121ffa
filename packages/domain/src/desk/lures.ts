import { withoutQuotations } from './spam-offer.ts';

/** Hosts with pages of many owners, where the first path segment identifies the owner. */
const sharedHosts =
  /^(?:t\.me|wa\.me|bit\.ly|tinyurl\.com|t\.cn|dwz\.cn|(?:docs|sites|forms|drive)\.google\.com|google\.com|github\.com|youtube\.com|youtu\.be|facebook\.com|instagram\.com|linkedin\.com|x\.com|twitter\.com|weibo\.com|zhihu\.com|bilibili\.com|(?:pan\.)?baidu\.com|qq\.com|163\.com|calendly\.com|medium\.com|notion\.site)$/u;

/**
 * Addresses with a scheme or `www.`, and bare ones with a common top-level domain. Groups: either kind of host, and the first
 * path segment.
 */
const address =
  /(?<![\w@.-])(?:(?:https?:\/\/|www\.)((?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,24})|((?:[a-z0-9-]{1,63}\.)+(?:com?|net|org|info|biz|cn|hk|tw|jp|kr|ru|de|fr|it|uk|eu|us|io|ai|me|cc|tv|in|id|cam|win|bet|loan|tk|ml|ga|cf|gq|asia|site|online|live|pro|buzz|cyou|sbs|cfd|fun|pw|icu|vip|top|xyz|club|shop|store|click|link|space|website|work|casino|sex|xxx|porn|dating|poker)))(?![\w-])(?::\d+)?(?:\/([\w%~+-]*))?[\x21-\x7e]*/giu;

/** An address in a text: the host without `www.`, the first path segment, and the whole address as written. */
export interface ForeignAddress {
  readonly host: string;
  readonly path: string;
  readonly whole: string;
}

/** Returns the addresses in a text that do not lead to this site. */
export function findAddresses(text: string, ownHosts: readonly string[] = []): ForeignAddress[] {
  return [...text.normalize('NFKC').toLowerCase().matchAll(address)]
    .map(([whole, named, bare, path = '']) => {
      return { whole, path, host: (named ?? bare ?? '').replace(/^www\./u, '') };
    })
    .filter(({ host }) => !ownHosts.some((own) => host === own || host.endsWith(`.${own}`)));
}

const handle =
  /(?:微信|薇信|薇|威|vx|wx|qq|扣扣|telegram|whatsapp|skype|line|飞机|电报)\s*(?:号)?\s*[:：@+]?\s*([a-z0-9_+-][a-z0-9_ +()-]{4,}[a-z0-9])|(?<![\w.])@([a-z]\w{4,})/giu;
const telephone = /(?<!\d)(?:\+\d{1,3}[ -]?)?(?:\d[ -]?){9,13}\d(?!\d)/gu;

/**
 * Returns contact data of advertisers in a text: sites, messenger accounts and telephone numbers, normalised so that copies of a
 * text have equal ones. Quoted text is ignored, because users report messages that they received.
 */
export function findLures(text: string, ownHosts: readonly string[] = []): string[] {
  const plain = withoutQuotations(text.normalize('NFKC')).toLowerCase();
  const hosts = findAddresses(plain, ownHosts).map(({ host, path }) =>
    sharedHosts.test(host) ? `${host}/${path}` : host,
  );
  const handles = [...plain.matchAll(handle)].map(([, named, at]) =>
    (named ?? at ?? '').replace(/[^a-z0-9_]/gu, ''),
  );
  const numbers = (plain.match(telephone) ?? []).map((number) => number.replace(/\D/gu, ''));
  return [...new Set([...hosts, ...handles, ...numbers])]
    .filter((contact) => contact.length >= 4)
    .slice(0, 20);
}
