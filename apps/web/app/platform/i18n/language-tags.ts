import type { Locale } from '@inkstone/phrases';

/** The BCP 47 tag of each language for `<html lang>`, hreflang and `:lang()` in style sheets. */
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
