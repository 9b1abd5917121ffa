import type { Locale } from '@inkstone/phrases';
import { exchangeFile } from '../../documents/index.ts';
import { viewFindings } from './check-file.ts';
import { countCategories } from './count-categories.ts';
import type { CheckedFile } from './find-file-faults.ts';
import { reportContent } from './report-content.ts';
import { type ReviewWords, reviewFindings } from './review-findings.ts';

/** How a file is written. */
export interface WriteOptions {
  /** In which line it waits for its turn. */
  readonly line: string;
  readonly words: ReviewWords;
  readonly locale: Locale;
  readonly now: number;
  /** Whether each change has a comment that says why. */
  readonly isExplained: boolean;
}

/** The docx with its findings as tracked changes and comments. */
export function writeReviewed({ file, found }: CheckedFile, { line, words, now, isExplained }: WriteOptions) {
  const findings = reviewFindings(found, words, isExplained);
  const reviewer = { author: 'Inkstone', at: now };
  return exchangeFile(line, { kind: 'review', docx: file.docx, findings, reviewer }, 'docx_unreadable');
}

/** A report on a file, as a PDF. */
export function writeReport(
  name: string,
  checked: CheckedFile,
  { line, words, locale, now }: WriteOptions,
): Promise<Uint8Array> {
  const content = reportContent(
    {
      name,
      date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(now),
      words: checked.words,
      findings: viewFindings(checked, words.explain),
      categories: countCategories(checked.found),
    },
    words.report,
  );
  const none = {
    pictures: new Map(),
    pictureFolder: null,
    withNotes: false,
    owner: '',
    words: { notes: '', back: '' },
  };
  return exchangeFile(line, { kind: 'write', format: 'pdf', content, now, ...none }, 'export_failed');
}
