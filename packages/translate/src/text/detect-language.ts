import type { TranslationLanguage } from '@inkstone/proofread/terms';

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Share of kana above which a text with Chinese characters is Japanese. */
const maxKanaShare = 0.15;

/**
 * Returns the language in which most of a text is written: a Chinese character counts as much as a Latin word. Null for texts
 * without either, and for texts that are mostly in another script.
 */
export function detectLanguage(text: string): TranslationLanguage | null {
  const han = count(text, /\p{Script=Han}/gu);
  const words = count(text, /[\p{Script=Latin}’']+/gu);
  if (han + words === 0) return null;
  const kana = count(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  if (kana > (han + kana) * maxKanaShare) return null;
  const known = count(text, /[\p{Script=Han}\p{Script=Latin}]/gu);
  if (count(text, /\p{L}/gu) - known > known) return null;
  return han >= words ? 'zh' : 'en';
}
