import { usePageLocale } from './page-locale.ts';

/** What stands between two sentences that are separate messages: a space, except in Chinese and Japanese. */
export function SentenceGap() {
  return /^(?:zh|ja)/.test(usePageLocale()) ? null : ' ';
}
