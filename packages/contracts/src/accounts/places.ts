import { locales } from '@inkstone/phrases';
import { z } from 'zod';

const names = z.partialRecord(z.enum(locales), z.string());

/** Location of an IP address according to the operator's GeoIP database; `formatPlace` formats it. */
export const place = z.object({
  /** ISO 3166-1, two capital letters; '' if unknown. */
  countryCode: z.string(),
  country: names,
  region: names,
  city: names,
});
export type Place = z.output<typeof place>;

/** The attribution that the GeoIP data requires where locations are shown. */
export const placeCredit = z.object({ text: z.string(), url: z.url() });
export type PlaceCredit = z.output<typeof placeCredit>;
