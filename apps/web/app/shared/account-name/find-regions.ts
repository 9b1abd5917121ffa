import type { AreaCode } from './area-codes.ts';

/** An area code with its localized region name. */
export interface Region extends AreaCode {
  readonly name: string;
}

/** The regions to which codes are sent; all when `countries` is null. */
export function servedRegions(
  regions: readonly Region[],
  countries: readonly string[] | null,
): readonly Region[] {
  return countries === null ? regions : regions.filter(({ region }) => countries.includes(region));
}

/** The regions whose name, letters or calling code match the query; all for an empty query. */
export function findRegions(regions: readonly Region[], search: string): readonly Region[] {
  const wanted = plain(search);
  const digits = wanted.replace(/^\+/, '');
  if (digits === '') return regions;
  if (/^\d+$/.test(digits)) return regions.filter(({ code }) => code.startsWith(digits));
  return regions.filter(
    ({ name, region }) => plain(name).includes(wanted) || region.toLowerCase() === wanted,
  );
}

/** Removes accents and differences of case and width. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .trim()
    .toLowerCase();
}
