import { formatText } from './format-text.ts';
import { fallbacksOf, type Locale } from './locales.ts';

type Words = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

/** Gives the words of a rule by a key such as `zh.ellipsis.full`. A key that no rule has reads as itself. */
export type FormatRule = (key: string, params?: Readonly<Record<string, string | number>>) => string;

/** A server of readers of one language never reads the other eight. */
const files: Readonly<Record<Locale, () => Promise<{ readonly default: Words }>>> = {
  zh: () => import('./messages/zh/rules.json', { with: { type: 'json' } }),
  'zh-tw': () => import('./messages/zh-tw/rules.json', { with: { type: 'json' } }),
  en: () => import('./messages/en/rules.json', { with: { type: 'json' } }),
  fr: () => import('./messages/fr/rules.json', { with: { type: 'json' } }),
  de: () => import('./messages/de/rules.json', { with: { type: 'json' } }),
  it: () => import('./messages/it/rules.json', { with: { type: 'json' } }),
  ja: () => import('./messages/ja/rules.json', { with: { type: 'json' } }),
  ko: () => import('./messages/ko/rules.json', { with: { type: 'json' } }),
  ru: () => import('./messages/ru/rules.json', { with: { type: 'json' } }),
};

/**
 * Loads the words of rules in a language, and those of its fallback for what is not translated yet. For the
 * server; pages use the `rules` namespace.
 */
export async function loadRuleWords(locale: Locale): Promise<FormatRule> {
  const chain = await Promise.all(
    [locale, ...fallbacksOf(locale)].map(async (each) => ({
      locale: each,
      words: (await files[each]()).default,
    })),
  );
  return ruleFormatter(chain);
}

/** A formatter that asks each language in turn. */
export function ruleFormatter(
  chain: readonly { readonly locale: Locale; readonly words: Words }[],
): FormatRule {
  return (key, params = {}) => {
    const [group = '', rule = '', part = ''] = key.split('.');
    for (const { locale, words } of chain) {
      const text = words[group]?.[rule]?.[part];
      if (text !== undefined) return formatText(text, locale, params);
    }
    return key;
  };
}
