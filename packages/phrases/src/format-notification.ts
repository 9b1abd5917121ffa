import { moneyText } from './format-money.ts';
import { type FormatMessage, loadMessages, type MessageFiles, type MessageKey } from './load-messages.ts';
import { type Locale, languageTagOf } from './locales.ts';
import type zh from './messages/zh/notifications.json';

/** Formats the texts of notifications, by their keys. */
export type FormatNotificationMessage = FormatMessage<MessageKey<typeof zh>>;

const files: MessageFiles = {
  zh: () => import('./messages/zh/notifications.json', { with: { type: 'json' } }),
  'zh-tw': () => import('./messages/zh-tw/notifications.json', { with: { type: 'json' } }),
  en: () => import('./messages/en/notifications.json', { with: { type: 'json' } }),
  fr: () => import('./messages/fr/notifications.json', { with: { type: 'json' } }),
  de: () => import('./messages/de/notifications.json', { with: { type: 'json' } }),
  it: () => import('./messages/it/notifications.json', { with: { type: 'json' } }),
  ja: () => import('./messages/ja/notifications.json', { with: { type: 'json' } }),
  ko: () => import('./messages/ko/notifications.json', { with: { type: 'json' } }),
  ru: () => import('./messages/ru/notifications.json', { with: { type: 'json' } }),
};

/** Loads the texts of notifications in a language and its fallbacks. For the server. */
export function loadNotificationMessages(locale: Locale): Promise<FormatNotificationMessage> {
  return loadMessages(files, locale);
}

/**
 * Values of a notification's text, with `date` from the time `at` and `price` from `amount` and `currency`. Reports closed before
 * outcomes were stored, and renewals and refunds before amounts were stored, have none, and only the last failure of a renewal
 * states that it is the last.
 */
export function notificationValues(
  params: Readonly<Record<string, string | number>>,
  locale: Locale,
): Record<string, string | number> {
  const { at, amount, currency } = params;
  const hasPrice = typeof amount === 'number' && typeof currency === 'string';
  const price = hasPrice ? moneyText(locale, amount, currency) : 'none';
  const given = { outcome: 'unknown', isLast: 'no', price, ...params };
  if (typeof at !== 'number') return given;
  const options = { dateStyle: 'long', timeZone: 'Asia/Shanghai' } as const;
  const format = new Intl.DateTimeFormat(languageTagOf(locale), options);
  return { ...given, date: format.format(at) };
}
