import type { Place } from '@inkstone/contracts/accounts/places';
import type { Locale } from '@inkstone/phrases';

type Fields = Readonly<Record<string, unknown>>;

/** Maps the databases' language tags to ours. */
const languages: readonly (readonly [tag: string, locale: Locale])[] = [
  ['zh-CN', 'zh'],
  ['zh', 'zh'],
  ['zh-TW', 'zh-tw'],
  ...(['en', 'fr', 'de', 'it', 'ja', 'ko', 'ru'] as const).map((each) => [each, each] as const),
];

/** Longer names are rejected. */
const maxNameLength = 100;

/**
 * Parses the location in a record: the nested format of MaxMind and DB-IP (`country.names.en`), or the flat
 * one of IPinfo (`country_code`, `region`, `city`). Null if it has none.
 */
export function readPlace(record: unknown): Place | null {
  const fields = fieldsOf(record);
  const country = fieldsOf(fields.country);
  const [region] = Array.isArray(fields.subdivisions) ? fields.subdivisions : [fields.region];
  const flatCode = codeOf(fields.country_code) || codeOf(fields.country);
  const place = {
    countryCode: codeOf(country.iso_code) || flatCode,
    country: namesOf(fields.country_name ?? (codeOf(fields.country) ? undefined : fields.country)),
    region: namesOf(region),
    city: namesOf(fields.city),
  };
  const hasNames = [place.country, place.region, place.city].some((names) => Object.keys(names).length > 0);
  return place.countryCode || hasNames ? place : null;
}

/** Some databases use ZZ for an unknown country. */
function codeOf(value: unknown): string {
  return typeof value === 'string' && /^[A-Z]{2}$/.test(value) && value !== 'ZZ' ? value : '';
}

/** `{names: {en: …}}`, or a single name, which is English. */
function namesOf(value: unknown): Place['country'] {
  const localizedNames = typeof value === 'string' ? { en: value } : fieldsOf(fieldsOf(value).names);
  const names: Partial<Record<Locale, string>> = {};
  for (const [tag, locale] of languages) {
    const name = localizedNames[tag];
    if (typeof name === 'string' && name.trim() !== '' && name.length <= maxNameLength)
      names[locale] ??= name.trim();
  }
  return names;
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}
