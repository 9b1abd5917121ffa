import { formatText } from './format-text.ts';
import type { Locale } from './locales.ts';
import en from './messages/en/rules.json' with { type: 'json' };
import zh from './messages/zh/rules.json' with { type: 'json' };

type Words = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

/**
 * The words of a rule, by a key such as `zh.ellipsis.full`: in Chinese for readers of Chinese, in English
 * for all others. A key that no rule has reads as itself.
 */
export function formatRule(
  locale: Locale,
  key: string,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const isChinese = locale === 'zh' || locale === 'zh-tw';
  const words: Words = isChinese ? zh : en;
  const [language = '', rule = '', part = ''] = key.split('.');
  const text = words[language]?.[rule]?.[part];
  return text === undefined ? key : formatText(text, isChinese ? 'zh' : 'en', params);
}
