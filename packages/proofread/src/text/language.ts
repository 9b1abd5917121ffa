import type { LintLanguage } from '../lint.ts';
import { hasHan, maskOf } from './characters.ts';

const han = /[\p{Script=Han}々〇]/gu;
const latinWord = /\p{Script=Latin}[\p{Script=Latin}\p{M}'’-]*/gu;
/** Text that English rules must not see: Han characters with the punctuation and white space among them. */
const foreign =
  /[\p{Script=Han}々〇\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3001-\u303f\uff00-\uffef]+/gu;

/**
 * The language whose punctuation and spacing a range of text follows; null without letters of either.
 * A Han character counts as half a Latin word.
 */
export function languageOf(text: string): LintLanguage | null {
  const words = count(text, latinWord);
  if (!hasHan(text)) return words > 0 ? 'en' : null;
  return count(text, han) * 2 >= words ? 'zh' : 'en';
}

/** Returns the text as English rules see it: with everything Chinese masked at the same length. */
export function hideChinese(text: string): string {
  return text.replace(foreign, (found) => maskOf(found.length));
}

function count(text: string, pattern: RegExp): number {
  pattern.lastIndex = 0;
  let total = 0;
  while (pattern.test(text)) total++;
  return total;
}
