import { type FormatMessage, loadMessages, type MessageFiles, type MessageKey } from '../load-messages.ts';
import type { Locale } from '../locales.ts';
import type zh from '../messages/zh/mail.json';

/** Returns an e-mail message by its key, as plain text; `renderMail` escapes it. */
export type FormatMailMessage = FormatMessage<MessageKey<typeof zh>>;

const files: MessageFiles = {
  zh: () => import('../messages/zh/mail.json', { with: { type: 'json' } }),
  'zh-tw': () => import('../messages/zh-tw/mail.json', { with: { type: 'json' } }),
  en: () => import('../messages/en/mail.json', { with: { type: 'json' } }),
  fr: () => import('../messages/fr/mail.json', { with: { type: 'json' } }),
  de: () => import('../messages/de/mail.json', { with: { type: 'json' } }),
  it: () => import('../messages/it/mail.json', { with: { type: 'json' } }),
  ja: () => import('../messages/ja/mail.json', { with: { type: 'json' } }),
  ko: () => import('../messages/ko/mail.json', { with: { type: 'json' } }),
  ru: () => import('../messages/ru/mail.json', { with: { type: 'json' } }),
};

/** Loads the e-mail messages of a language and its fallbacks. For the server. */
export function loadMailMessages(locale: Locale): Promise<FormatMailMessage> {
  return loadMessages(files, locale);
}
