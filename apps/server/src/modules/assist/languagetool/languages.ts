import { AppError } from '@inkstone/contracts';
import { mainLanguage } from '@inkstone/kernel';
import type { Locale } from '@inkstone/phrases';
import type { EnglishVariant } from '@inkstone/proofread/client';

/** A supported language, by its tag in the protocol. */
export interface CheckLanguage {
  readonly code: string;
  readonly name: string;
  /** The default language of explanations. */
  readonly locale: Locale;
  /** The English variant; null if the caller's preference applies. */
  readonly english: EnglishVariant | null;
}

const chinese = { english: null } as const;

/** In the order in which clients list them. */
export const languages: readonly CheckLanguage[] = [
  { code: 'zh-CN', name: 'Chinese (China)', locale: 'zh', ...chinese },
  { code: 'zh-TW', name: 'Chinese (Taiwan)', locale: 'zh-tw', ...chinese },
  { code: 'zh-HK', name: 'Chinese (Hong Kong)', locale: 'zh-tw', ...chinese },
  { code: 'zh-SG', name: 'Chinese (Singapore)', locale: 'zh', ...chinese },
  { code: 'zh', name: 'Chinese', locale: 'zh', ...chinese },
  { code: 'en-US', name: 'English (US)', locale: 'en', english: 'US' },
  { code: 'en-GB', name: 'English (GB)', locale: 'en', english: 'GB' },
  { code: 'en-AU', name: 'English (Australian)', locale: 'en', english: 'AU' },
  { code: 'en-CA', name: 'English (Canadian)', locale: 'en', english: 'CA' },
  { code: 'en-NZ', name: 'English (New Zealand)', locale: 'en', english: 'GB' },
  { code: 'en-ZA', name: 'English (South African)', locale: 'en', english: 'GB' },
  { code: 'en', name: 'English', locale: 'en', english: null },
];

/** Returns the language of a tag such as `zh_CN`, `zh-Hans-CN` or `EN-gb`; null if unsupported. */
export function findLanguage(tag: string): CheckLanguage | null {
  const [primary = '', ...rest] = tag.trim().toLowerCase().split(/[-_]/);
  const withCode = (code: string) => languages.find((each) => each.code.toLowerCase() === code) ?? null;
  const region = rest.map((part) => withCode(`${primary}-${part}`)).find((found) => found !== null);
  if (region) return region;
  if (primary === 'zh' && rest.includes('hant')) return withCode('zh-tw');
  return withCode(primary);
}

/**
 * Resolves `language`: `auto` and a bare `en` or `zh` select the preferred variant of the text's main
 * language. Refuses with `language_unknown`.
 */
export function chooseLanguage(
  tag: string,
  preferredVariants: readonly string[],
  plain: string,
): CheckLanguage {
  const isAuto = tag.trim().toLowerCase() === 'auto';
  const requested = isAuto ? findLanguage(languageOfText(plain)) : findLanguage(tag);
  if (requested === null) throw new AppError('language_unknown', { language: tag.slice(0, 40) });
  if (requested.code.length > 2) return requested;
  const variants = preferredVariants.map(findLanguage).filter((each) => each !== null);
  return variants.find(({ code }) => code.startsWith(`${requested.code}-`)) ?? requested;
}

/** Returns the main language of a text, by its first 20,000 characters; English for a text in neither. */
export function languageOfText(text: string): 'zh' | 'en' {
  return mainLanguage(text.slice(0, 20_000)) ?? 'en';
}
