import type { Tier } from '../membership/index.ts';

/** Limits on the pages that an account can have recognised. */
export interface OcrAllowance {
  readonly pagesPerJob: number;
  readonly pagesPerDay: number;
}

/** Page limits by tier. A page occupies an engine for seconds. */
export const ocrAllowanceOf: Readonly<Record<Tier, OcrAllowance>> = {
  free: { pagesPerJob: 10, pagesPerDay: 30 },
  plus: { pagesPerJob: 100, pagesPerDay: 300 },
  pro: { pagesPerJob: 300, pagesPerDay: 2000 },
};

/** Number of pictures in documents that are recognised per day for search. They do not count as pages. */
export const searchedPicturesOf: Readonly<Record<Tier, number>> = { free: 10, plus: 100, pro: 300 };

/** Maximum number of open jobs of an account. */
export const openOcrJobs = 3;
