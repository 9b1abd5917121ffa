import { type FormatMessage, loadMessages, type MessageFiles, type MessageKey } from './load-messages.ts';
import type { Locale } from './locales.ts';
import type zh from './messages/zh/file-report.json';

/** Formats a message of a file report, or of the comments in a file, by its key. */
export type FormatFileReport = FormatMessage<MessageKey<typeof zh>>;

const files: MessageFiles = {
  zh: () => import('./messages/zh/file-report.json', { with: { type: 'json' } }),
  'zh-tw': () => import('./messages/zh-tw/file-report.json', { with: { type: 'json' } }),
  en: () => import('./messages/en/file-report.json', { with: { type: 'json' } }),
  fr: () => import('./messages/fr/file-report.json', { with: { type: 'json' } }),
  de: () => import('./messages/de/file-report.json', { with: { type: 'json' } }),
  it: () => import('./messages/it/file-report.json', { with: { type: 'json' } }),
  ja: () => import('./messages/ja/file-report.json', { with: { type: 'json' } }),
  ko: () => import('./messages/ko/file-report.json', { with: { type: 'json' } }),
  ru: () => import('./messages/ru/file-report.json', { with: { type: 'json' } }),
};

/** Loads the messages of file reports in a language and its fallbacks. For the server. */
export function loadFileReportMessages(locale: Locale): Promise<FormatFileReport> {
  return loadMessages(files, locale);
}
