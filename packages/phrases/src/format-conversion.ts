import { type FormatMessage, loadMessages, type MessageFiles, type MessageKey } from './load-messages.ts';
import type { Locale } from './locales.ts';
import type zh from './messages/zh/conversion.json';

/** Formats the terms of converting Plus to Pro, by key. */
export type FormatConversion = FormatMessage<MessageKey<typeof zh>>;

const files: MessageFiles = {
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

/** Loads the terms of converting Plus to Pro in a language and its fallbacks. For the server. */
export function loadConversionMessages(locale: Locale): Promise<FormatConversion> {
  return loadMessages(files, locale);
}
