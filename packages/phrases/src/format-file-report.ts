import { formatText } from './format-text.ts';
import { fallbacksOf, type Locale } from './locales.ts';
import en from './messages/en/file-report.json' with { type: 'json' };
import zh from './messages/zh/file-report.json' with { type: 'json' };

type Words = typeof zh;

/** Languages that have words of their own for reports; the others show those of their fallback. */
const words: Readonly<Partial<Record<Locale, Words>>> = { zh, en };

/** Gives the words of a report on a file, and of the comments in it, by their key. */
export type FormatFileReport = (
  key: Exclude<keyof Words, 'categories'> | `categories.${keyof Words['categories']}`,
  params?: Readonly<Record<string, string | number>>,
) => string;

/** The words of reports in a language. For the server. */
export function fileReportWords(locale: Locale): FormatFileReport {
  const shown = [locale, ...fallbacksOf(locale)].find((each) => words[each] !== undefined) ?? 'zh';
  const own = words[shown] ?? zh;
  return (key, params = {}) => formatText(textOf(own, key), shown, params);
}

function textOf(own: Words, key: string): string {
  const [name = '', category = ''] = key.split('.');
  if (name === 'categories')
    return Object.entries(own.categories).find(([each]) => each === category)?.[1] ?? '';
  const text = Object.entries(own).find(([each]) => each === name)?.[1];
  return typeof text === 'string' ? text : '';
}
