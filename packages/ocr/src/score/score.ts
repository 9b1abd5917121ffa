import stored from './score.json' with { type: 'json' };
import unseen from './unseen.json' with { type: 'json' };

/** Figures of the last evaluation, written by `script/eval ocr --write`. */
export interface OcrScore {
  /** Day of the evaluation, as 2026-11-24. */
  readonly date: string;
  readonly engine: string;
  /** Which data the engine had: those of an installation by default (`best`), or larger ones. */
  readonly data: string;
  /** What drew the pages, and the families of its fonts. */
  readonly generator: string;
  readonly fonts: readonly string[];
  readonly pages: number;
  /** By language and class of pages, such as "zh scan". Shares of characters from 0 to 1. */
  readonly classes: Readonly<
    Record<string, { readonly pages: number; readonly accuracy: number; readonly least: number }>
  >;
  /** Pages whose paragraphs were all read in order. */
  readonly ordered: { readonly right: number; readonly pages: number };
  /** Pages whose tables have all cells in their places. */
  readonly cells: { readonly right: number; readonly pages: number };
  readonly secondsPerPage: number;
  /** Highest memory of a process that reads pages. */
  readonly megabytes: number;
}

/** Below this precision nothing is advertised. */
const floor = 95;

/** The last evaluation. */
export const ocrScore: OcrScore = stored;

/** Pages with other texts, fonts and sizes, as they were first read: nothing was tuned on them (`script/eval ocr --unseen`). */
export const unseenScore: OcrScore = unseen;

/**
 * The precision in whole percent that pages may advertise: the lowest mean of a class, rounded down. Null below 95, and then
 * nothing is advertised.
 */
export function advertisedPrecision({ classes }: Pick<OcrScore, 'classes'> = ocrScore): number | null {
  const means = Object.values(classes).map(({ accuracy }) => accuracy);
  if (means.length === 0) return null;
  // Shares are stored with four digits; the multiplication must not lose one.
  const percent = Math.floor(Math.round(Math.min(...means) * 10_000) / 100);
  return percent >= floor ? percent : null;
}
