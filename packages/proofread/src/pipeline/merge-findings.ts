import type { Lint } from '../lint.ts';
import { resolveFindings } from './resolve-findings.ts';

/**
 * Merges findings of a second engine (harper, the server) with the present ones for the same paragraph,
 * without duplicates and overlaps. Of equal findings the present one is kept, so that marks do not flicker.
 * External findings are addressed by `hashText(paragraph)`: if the paragraph has changed, its hash differs
 * and they are not used.
 */
export function mergeFindings(present: readonly Lint[], further: readonly Lint[]): Lint[] {
  return further.length === 0 ? [...present] : resolveFindings([...present, ...further]);
}
