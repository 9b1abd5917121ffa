import { formatText } from './format-text.ts';
import { fallbacksOf, type Locale } from './locales.ts';
import type zh from './messages/zh/file-report.json';

type Complete = typeof zh;
type Words = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** Gives the words of a report on a file, and of the comments in it, by their key. */
export type FormatFileReport = (
  key:
    | Exclude<keyof Complete, 'categories' | 'places'>
    | `categories.${keyof Complete['categories']}`
    | `places.${keyof Complete['places']}`,
  params?: Readonly<Record<string, string | number>>,
) => string;

const files: Readonly<Record<Locale, () => Promise<{ readonly default: Words }>>> = {
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

/** Loads the words of reports in a language, and those of its fallback. For the server. */
export async function loadFileReportWords(locale: Locale): Promise<FormatFileReport> {
  const chain = await Promise.all(
    [locale, ...fallbacksOf(locale)].map(async (each) => ({
      locale: each,
      words: (await files[each]()).default,
    })),
  );
  return (key, params = {}) => {
    for (const { locale: own, words } of chain) {
      const text = textOf(words, key);
      if (text !== null) return formatText(text, own, params);
    }
    return key;
  };
}

function textOf(words: Words, key: string): string | null {
  const [name = '', part] = key.split('.');
  const found = words[name];
  const text = typeof found === 'object' && part !== undefined ? found[part] : found;
  return typeof text === 'string' ? text : null;
}
