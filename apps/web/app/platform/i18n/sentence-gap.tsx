import { usePageLocale } from './page-locale.ts';

/** The separator between two sentences that are separate messages: a space, except in Chinese and Japanese. */
export function SentenceGap() {
  return /^(?:zh|ja)/.test(usePageLocale()) ? null : ' ';
}
