import type { Lint } from '../lint.ts';
import { resolveOverlaps } from './resolve-overlaps.ts';

/**
 * The findings of a second engine (harper, the server) beside those that are there already, for the same
 * paragraph text. Without duplicates and overlaps; of equals the first stays, so that no mark flickers.
 * Findings from elsewhere are addressed by `hashText(paragraph)`: when the paragraph has changed since,
 * its hash is another and they are simply not looked up.
 */
export function mergeFindings(present: readonly Lint[], further: readonly Lint[]): Lint[] {
  return further.length === 0 ? [...present] : resolveOverlaps([...present, ...further]);
}
