/** Interface languages, in menu order. */
export const locales = ['zh', 'zh-tw', 'en', 'fr', 'de', 'it', 'ja', 'ko', 'ru'] as const;

export type Locale = (typeof locales)[number];

/** Default if the user's language is unknown (spec, 2). */
export const defaultLocale: Locale = 'zh';

/** Name of each language in that language, for the language menu. */
export const localeNames: Record<Locale, string> = {
  zh: '简体中文',
  'zh-tw': '繁體中文',
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  ja: '日本語',
  ko: '한국어',
  ru: 'Русский',
};

/** Returns the language tag (BCP 47) with which dates, amounts and documents in a language are marked and formatted. */
export function languageTagOf(locale: Locale): string {
  return locale === 'zh' ? 'zh-Hans' : locale === 'zh-tw' ? 'zh-Hant' : locale;
}

export function isLocale(text: string): text is Locale {
  return (locales as readonly string[]).includes(text);
}

/** Fallback languages of `locale` for missing messages, in order; the last one is complete. */
export function fallbacksOf(locale: Locale): readonly Locale[] {
  if (locale === 'zh' || locale === 'en') return [];
  return locale === 'zh-tw' ? ['zh'] : ['en'];
}
