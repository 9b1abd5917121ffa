import type { SegmentFault, TranslationDirection } from '../segment.ts';
import { detectLanguage } from './detect-language.ts';

/** Returns the reason why a text is not a translation; null without one. Numbers and locks are checked by `verifyTranslation`. */
export function checkTarget(
  source: string,
  target: string,
  { to }: TranslationDirection,
): Extract<SegmentFault, 'missing' | 'untranslated' | 'wrong_language' | 'wrong_length'> | null {
  if (target.trim() === '') return 'missing';
  const [given, made] = [bare(source), bare(target)];
  if (given === made || (given.length >= 10 && made.includes(given))) return 'untranslated';
  const language = detectLanguage(target);
  if (language !== to && /\p{L}/u.test(target)) return 'wrong_language';
  if (to === 'en' && !isEnglish(target)) return 'wrong_language';
  const ratio = weigh(target) / Math.max(1, weigh(source));
  const slack = 40;
  const isLong = ratio > 3.5 && weigh(target) - weigh(source) * 3.5 > slack;
  const isShort = ratio < 0.25 && weigh(source) * 0.25 - weigh(target) > 4;
  return isLong || isShort ? 'wrong_length' : null;
}

function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}]/gu, '');
}

/** Returns the length of a text in English letters: a Chinese character counts as 3.5. */
function weigh(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return (text.match(/[^\s\p{Script=Han}]/gu)?.length ?? 0) + han * 3.5;
}

const functionWords =
  /\b(?:the|of|and|to|is|are|that|with|by|from|this|it|were|has|have|for|as|on|be|not|or|we)\b/i;

/** Whether a text in Latin letters can be English: a long text contains words such as “the”, and few Chinese characters. */
function isEnglish(text: string): boolean {
  const words = text.match(/[\p{Script=Latin}’']+/gu)?.length ?? 0;
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return han <= words / 3 && (words < 10 || functionWords.test(text));
}
