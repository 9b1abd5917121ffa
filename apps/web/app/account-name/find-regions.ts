import type { AreaCode } from './area-codes.ts';

/** An area code with its region's name in the reader's language. */
export interface Region extends AreaCode {
  readonly name: string;
}

/** The regions that codes are sent to; all where `countries` is null. */
export function servedRegions(
  regions: readonly Region[],
  countries: readonly string[] | null,
): readonly Region[] {
  return countries === null ? regions : regions.filter(({ region }) => countries.includes(region));
}

/** The regions whose name, letters or code match what is searched; all for an empty search. */
export function findRegions(regions: readonly Region[], search: string): readonly Region[] {
  const wanted = plain(search);
  const digits = wanted.replace(/^\+/, '');
  if (digits === '') return regions;
  if (/^\d+$/.test(digits)) return regions.filter(({ code }) => code.startsWith(digits));
  return regions.filter(
    ({ name, region }) => plain(name).includes(wanted) || region.toLowerCase() === wanted,
  );
}

/** Without accents, case and width, as people type. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .trim()
    .toLowerCase();
}
