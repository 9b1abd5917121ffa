import { defaultLocale, isLocale, type Locale } from '@inkstone/phrases';

/**
 * Pages that exist in Chinese only, regardless of the requested language (readings, 29). Paths without
 * prefix.
 */
const chineseOnly: readonly RegExp[] = [
  /^\/invoice(\/|$)/,
  // Except pages of a payment that was started in another language.
  /^\/vipV[234](\/(?!oversea|creditCardPaySuccess|mobilePayOrderStatus)|$)/i,
  /^\/newRewrite(\/|$)/,
  /^\/share(v[1-7])?(\/|$)/,
  /^\/appshare(\/|$)/,
  /^\/ads\//,
];

/** Whether the page at a path, with or without language prefix, exists in Chinese only. */
export function isChineseOnly(pathname: string): boolean {
  const { rest } = splitPath(pathname);
  return chineseOnly.some((pattern) => pattern.test(rest));
}

/** Pages on which a change of language is not a navigation, so that input and history are kept (spec, 2). */
const switchedInPlace = /^\/(manual|plan|coreTechnology\/contactUs|bussiness\/contactSales)(\/|$)/;

/** Whether the page at a path, with or without language prefix, changes its language in place. */
export function isSwitchedInPlace(pathname: string): boolean {
  return switchedInPlace.test(splitPath(pathname).rest);
}

/** The parts of a request that determine the user's language. */
export interface LocaleHints {
  /** `?lang=` of the address. */
  readonly query: string | null;
  /** The requested path, including its language prefix if any. */
  readonly pathname: string;
  /** The language chosen on an earlier visit. */
  readonly saved: Locale | null;
  /** The Accept-Language header. */
  readonly accepted: string | null;
}

/**
 * The language of the response: query, then path, then the browser (saved choice first), otherwise Chinese.
 */
export function resolveLocale(hints: LocaleHints): Locale {
  const { locale } = splitPath(hints.pathname);
  if (isChineseOnly(hints.pathname)) return 'zh';
  return (
    matchLocale(hints.query ?? '') ??
    locale ??
    hints.saved ??
    matchAccepted(hints.accepted ?? '') ??
    defaultLocale
  );
}

/** Splits the language prefix from a path: `/fr/login?next=x` → fr and `/login?next=x`. */
export function splitPath(address: string): { locale: Locale | null; rest: string } {
  const [prefix = '', first = ''] = /^\/([^/?#]*)/.exec(address) ?? [];
  if (!isLocale(first)) return { locale: null, rest: address };
  const rest = address.slice(prefix.length);
  return { locale: first, rest: rest.startsWith('/') ? rest : `/${rest}` };
}

/** The same page in another language: `/login` or `/fr/login` → `/de/login`; query and hash are kept. */
export function localePath(locale: Locale, address: string): string {
  const { rest } = splitPath(address);
  return `/${locale}${rest.replace(/^\/(?=$|[?#])/, '')}`;
}

/** The supported language for a language tag in any case: `zh-Hant-HK` → zh-tw, `en_GB` → en, `pt` → null. */
export function matchLocale(tag: string): Locale | null {
  const [language = '', ...parts] = tag.trim().toLowerCase().replaceAll('_', '-').split('-');
  if (language === 'zh') {
    const isTraditional =
      parts.includes('hant') || (!parts.includes('hans') && parts.some((part) => /^(tw|hk|mo)$/.test(part)));
    return isTraditional ? 'zh-tw' : 'zh';
  }
  return isLocale(language) ? language : null;
}

/** The first supported language in an Accept-Language header, by weight, then by order. */
export function matchAccepted(header: string): Locale | null {
  const preferences = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';');
    const weight = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find(Boolean);
    return { locale: matchLocale(tag), weight: Number(weight ?? 1) };
  });
  const best = preferences
    .filter((preference) => preference.locale !== null && preference.weight > 0)
    .sort((left, right) => right.weight - left.weight)[0];
  return best?.locale ?? null;
}
