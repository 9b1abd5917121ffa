import type { Lint } from '../lint.ts';
import { resolveFindings } from './resolve-findings.ts';

/**
 * Merges findings of a second engine (harper, the server) with the existing ones for the same paragraph, without duplicates and
 * overlaps. Of equal findings the existing one is kept, so that marks do not flicker. The caller assigns external findings to
 * paragraphs by `hashText(paragraph)`, so that findings for an earlier text are not used.
 */
export function mergeFindings(present: readonly Lint[], further: readonly Lint[]): Lint[] {
  return further.length === 0 ? [...present] : resolveFindings([...present, ...further]);
}
