import type { RewriteLanguage } from '@inkstone/contracts/rewriting';

/** The language that most of a text is written in, by characters of Han and Latin words; null for neither. */
export function languageOf(text: string): RewriteLanguage | null {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}+/gu)?.length ?? 0;
  if (han + latin === 0) return null;
  return han >= latin ? 'zh' : 'en';
}
