import { fallbacksOf, type Locale } from './locales.ts';

/** Names of a country, region or city by language. */
export type PlaceNames = Readonly<Partial<Record<Locale, string>>>;

/** A place; unknown parts have no names. */
export interface NamedPlace {
  /** ISO 3166-1, two capital letters; '' if unknown. */
  readonly countryCode: string;
  readonly country: PlaceNames;
  readonly region: PlaceNames;
  readonly city: PlaceNames;
}

/** Languages that put the country first. */
const largestFirst: readonly Locale[] = ['zh', 'zh-tw', 'ja', 'ko'];

/**
 * Formats a place: 中国 · 广东 · 深圳, or Shenzhen, Guangdong, China. A part with the same name as its parent is
 * omitted.
 */
export function formatPlace(locale: Locale, place: NamedPlace): string {
  const country =
    place.country[locale] ?? countryOf(locale, place.countryCode) ?? nameIn(locale, place.country);
  const parts = [...new Set([country, nameIn(locale, place.region), nameIn(locale, place.city)])].filter(
    Boolean,
  );
  return largestFirst.includes(locale) ? parts.join(' · ') : parts.reverse().join(', ');
}

function nameIn(locale: Locale, names: PlaceNames): string {
  const order: readonly Locale[] = [locale, ...fallbacksOf(locale), 'en'];
  const known = order.map((each) => names[each]).find(Boolean);
  return known ?? Object.values(names)[0] ?? '';
}

function countryOf(locale: Locale, code: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(code)) return undefined;
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(code);
}
