import type { Locale } from '@inkstone/phrases';
import { exchangeFile } from '../../documents/index.ts';
import { viewFindings } from './check-file.ts';
import { countCategories } from './count-categories.ts';
import type { CheckedFile } from './find-file-faults.ts';
import { reportContent } from './report-content.ts';
import { type ReviewMessages, reviewFindings } from './review-findings.ts';

/** Options for writing a file. */
export interface WriteOptions {
  /** The queue in which the task waits. */
  readonly line: string;
  readonly words: ReviewMessages;
  readonly locale: Locale;
  readonly now: number;
  /** Whether each change has an explanatory comment. */
  readonly isExplained: boolean;
}

/** Writes the docx with findings as tracked changes and comments. */
export function writeReviewed({ file, found }: CheckedFile, { line, words, now, isExplained }: WriteOptions) {
  const findings = reviewFindings(found, words, isExplained);
  const reviewer = { author: 'Inkstone', at: now };
  return exchangeFile(line, { kind: 'review', docx: file.docx, findings, reviewer }, 'docx_unreadable');
}

/** Writes a report on a file as PDF. */
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
    producer: null,
    language: locale.startsWith('zh') ? ('zh' as const) : ('en' as const),
  };
  return exchangeFile(line, { kind: 'write', format: 'pdf', content, now, ...none }, 'export_failed');
}
