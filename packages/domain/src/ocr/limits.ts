import type { Tier } from '../membership/index.ts';

/** Limits of recognised pages of an account. */
export interface OcrAllowance {
  readonly pagesPerJob: number;
  readonly pagesPerDay: number;
}

/** Pages by tier. A page occupies an engine for seconds. */
export const ocrAllowanceOf: Readonly<Record<Tier, OcrAllowance>> = {
  free: { pagesPerJob: 10, pagesPerDay: 30 },
  plus: { pagesPerJob: 100, pagesPerDay: 300 },
  pro: { pagesPerJob: 300, pagesPerDay: 2000 },
};

/** Pictures of documents recognised for searches per day. They do not count as pages. */
export const searchedPicturesOf: Readonly<Record<Tier, number>> = { free: 10, plus: 100, pro: 300 };

/** Jobs of an account that may be open at once. */
export const openOcrJobs = 3;
