import type { Locale } from '@inkstone/phrases';

/** What `<html lang>`, hreflang and `:lang()` in the style sheet call each language. */
export const languageTags: Record<Locale, string> = {
  zh: 'zh-CN',
  'zh-tw': 'zh-TW',
  en: 'en',
  fr: 'fr',
  de: 'de',
  it: 'it',
  ja: 'ja',
  ko: 'ko',
  ru: 'ru',
};
