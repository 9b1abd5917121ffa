import type { EventOf } from '@inkstone/contracts';
import type { FileFinding, followProofreadFile } from '@inkstone/contracts/assist/proofread-file';
import type { GivenFile } from '../../../shared/files/base64.ts';

/** Number of findings of a category. */
interface CategoryCount {
  readonly category: FileFinding['category'];
  readonly count: number;
}

/** A file, and the document whose terms apply to it; null without one. */
export interface FileToCheck extends GivenFile {
  readonly documentId: string | null;
}

/** A file with the findings so far. */
export interface CheckedFile {
  readonly file: FileToCheck;
  /** Fraction that has been checked, 0 to 1; null when the check is complete. */
  readonly share: number | null;
  readonly words: number;
  readonly findings: readonly FileFinding[];
  /** Sorted by count, descending. */
  readonly categories: readonly CategoryCount[];
}

/** Returns the state of the file after another event of its check. */
export function followEvent(
  before: CheckedFile | null,
  file: FileToCheck,
  event: EventOf<typeof followProofreadFile>,
): CheckedFile {
  if (event.type === 'report') {
    const { words, findings, categories } = event;
    return { file, share: null, words, findings, categories };
  }
  if (event.type === 'read' || before === null) {
    return { file, share: 0, words: event.type === 'read' ? event.words : 0, findings: [], categories: [] };
  }
  const findings = [...before.findings, ...event.findings];
  return { ...before, share: event.share, findings, categories: countCategories(findings) };
}

function countCategories(findings: readonly FileFinding[]): CategoryCount[] {
  return [...Map.groupBy(findings, ({ category }) => category)]
    .map(([category, own]) => ({ category, count: own.length }))
    .sort((a, b) => b.count - a.count);
}
