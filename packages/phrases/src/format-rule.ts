import { formatText } from './format-text.ts';
import { fallbacksOf, type Locale } from './locales.ts';

type RuleMessages = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

/** Formats a rule message by a key such as `zh.ellipsis.full`. An unknown key is returned as is. */
export type FormatRule = (key: string, params?: Readonly<Record<string, string | number>>) => string;

/** Files by language, imported on demand, so that a server does not read unused languages. */
const files: Readonly<Record<Locale, () => Promise<{ readonly default: RuleMessages }>>> = {
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
 * Loads the rule messages of a language and its fallbacks. For the server; pages use the `rules` namespace.
 */
export async function loadRuleMessages(locale: Locale): Promise<FormatRule> {
  const chain = await Promise.all(
    [locale, ...fallbacksOf(locale)].map(async (each) => ({
      locale: each,
      words: (await files[each]()).default,
    })),
  );
  return ruleFormatter(chain);
}

/** Creates a formatter that tries the languages in order. */
export function ruleFormatter(
  chain: readonly { readonly locale: Locale; readonly words: RuleMessages }[],
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
