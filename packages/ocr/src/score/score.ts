import stored from './score.json' with { type: 'json' };
import unseen from './unseen.json' with { type: 'json' };

/** Figures of the last evaluation, written by `script/eval ocr --write`. */
export interface OcrScore {
  /** Day of the evaluation, as 2026-11-24. */
  readonly date: string;
  readonly engine: string;
  /** The data of the engine: that of a default installation (`best`), or larger data. */
  readonly data: string;
  /** Program that rendered the pages, and its font families. */
  readonly generator: string;
  readonly fonts: readonly string[];
  readonly pages: number;
  /** By language and class of pages, such as "zh scan". Shares of characters from 0 to 1. */
  readonly classes: Readonly<
    Record<string, { readonly pages: number; readonly accuracy: number; readonly least: number }>
  >;
  /** Number of pages whose paragraphs were all recognised in order, and number of pages. */
  readonly ordered: { readonly right: number; readonly pages: number };
  /** Number of pages with all table cells in the right places, and number of pages. */
  readonly cells: { readonly right: number; readonly pages: number };
  readonly secondsPerPage: number;
  /** Peak memory of a recognition process, in MB. */
  readonly megabytes: number;
}

/** Precision (whole percent) below which none is stated publicly. */
const floor = 95;

/** The last evaluation. */
export const ocrScore: OcrScore = stored;

/** First results on pages with other texts, fonts and sizes, which were not used for tuning (`script/eval ocr --unseen`). */
export const unseenScore: OcrScore = unseen;

/**
 * Returns the precision in whole percent that public pages may state: the lowest mean of a class, rounded down; null below 95.
 */
export function advertisedPrecision({ classes }: Pick<OcrScore, 'classes'> = ocrScore): number | null {
  const means = Object.values(classes).map(({ accuracy }) => accuracy);
  if (means.length === 0) return null;
  // Shares have four digits; rounding removes the binary error of the multiplication.
  const percent = Math.floor(Math.round(Math.min(...means) * 10_000) / 100);
  return percent >= floor ? percent : null;
}
