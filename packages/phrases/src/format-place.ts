import { fallbacksOf, type Locale } from './locales.ts';

/** The name of a country, region or city, in those of our languages in which it is known. */
export type PlaceNames = Readonly<Partial<Record<Locale, string>>>;

/** A place as far as it is known; what is not known has no names. */
export interface NamedPlace {
  /** ISO 3166-1, two capital letters; '' where not known. */
  readonly countryCode: string;
  readonly country: PlaceNames;
  readonly region: PlaceNames;
  readonly city: PlaceNames;
}

/** Languages that say the country first. */
const largestFirst: readonly Locale[] = ['zh', 'zh-tw', 'ja', 'ko'];

/** A place in words: 中国 · 广东 · 深圳, or Shenzhen, Guangdong, China. A part named as the one around it is said once. */
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
