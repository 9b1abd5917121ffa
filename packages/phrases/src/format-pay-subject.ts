import { type FormatMessage, loadMessages, type MessageFiles, type MessageKey } from './load-messages.ts';
import type { Locale } from './locales.ts';
import type zh from './messages/zh/pay-subject.json';

/** Formats the description of an item that the payment provider shows to the payer, by key. */
export type FormatPaySubject = FormatMessage<MessageKey<typeof zh>>;

const files: MessageFiles = {
  zh: () => import('./messages/zh/pay-subject.json', { with: { type: 'json' } }),
  'zh-tw': () => import('./messages/zh-tw/pay-subject.json', { with: { type: 'json' } }),
  en: () => import('./messages/en/pay-subject.json', { with: { type: 'json' } }),
  fr: () => import('./messages/fr/pay-subject.json', { with: { type: 'json' } }),
  de: () => import('./messages/de/pay-subject.json', { with: { type: 'json' } }),
  it: () => import('./messages/it/pay-subject.json', { with: { type: 'json' } }),
  ja: () => import('./messages/ja/pay-subject.json', { with: { type: 'json' } }),
  ko: () => import('./messages/ko/pay-subject.json', { with: { type: 'json' } }),
  ru: () => import('./messages/ru/pay-subject.json', { with: { type: 'json' } }),
};

/** Loads these descriptions in a language and its fallbacks. For the server. */
export function loadPaySubjects(locale: Locale): Promise<FormatPaySubject> {
  return loadMessages(files, locale);
}
