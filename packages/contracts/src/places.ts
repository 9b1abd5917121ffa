import { locales } from '@inkstone/phrases';
import { z } from 'zod';

const names = z.partialRecord(z.enum(locales), z.string());

/** Where an address is, as far as the operator's map of addresses knows; `formatPlace` puts it into words. */
export const place = z.object({
  /** ISO 3166-1, two capital letters; '' where not known. */
  countryCode: z.string(),
  country: names,
  region: names,
  city: names,
});
export type Place = z.output<typeof place>;

/** What whoever made the map wants to be said, and linked, where places are shown. */
export const placeCredit = z.object({ text: z.string(), url: z.url() });
export type PlaceCredit = z.output<typeof placeCredit>;
