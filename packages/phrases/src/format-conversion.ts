import { type FormatWords, loadWords, type WordFiles, type WordKey } from './load-words.ts';
import type { Locale } from './locales.ts';
import type zh from './messages/zh/conversion.json';

/** Formats what somebody agrees to who converts Plus to Pro, by its key. */
export type FormatConversion = FormatWords<WordKey<typeof zh>>;

const files: WordFiles = {
  zh: () => import('./messages/zh/conversion.json', { with: { type: 'json' } }),
  'zh-tw': () => import('./messages/zh-tw/conversion.json', { with: { type: 'json' } }),
  en: () => import('./messages/en/conversion.json', { with: { type: 'json' } }),
  fr: () => import('./messages/fr/conversion.json', { with: { type: 'json' } }),
  de: () => import('./messages/de/conversion.json', { with: { type: 'json' } }),
  it: () => import('./messages/it/conversion.json', { with: { type: 'json' } }),
  ja: () => import('./messages/ja/conversion.json', { with: { type: 'json' } }),
  ko: () => import('./messages/ko/conversion.json', { with: { type: 'json' } }),
  ru: () => import('./messages/ru/conversion.json', { with: { type: 'json' } }),
};

/** Loads what somebody agrees to who converts Plus to Pro, in a language and its fallbacks. For the server. */
export function loadConversionWords(locale: Locale): Promise<FormatConversion> {
  return loadWords(files, locale);
}
