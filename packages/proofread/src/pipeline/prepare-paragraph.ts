import type { Span } from '@inkstone/kernel';
import type { LintLanguage } from '../lint.ts';
import { hasHan, hasLatin } from '../text/characters.ts';
import { hideChinese, languageOf } from '../text/language.ts';
import { protectText } from '../text/protect.ts';
import { splitSentences } from '../text/sentences.ts';

/** A range of the paragraph with non-prose masked, and the language of its punctuation. */
export interface Stretch {
  readonly span: Span;
  readonly text: string;
  readonly language: LintLanguage;
}

/** A paragraph prepared for the checkers. */
export interface Paragraph {
  /** The original text; all spans are in its UTF-16 code units. */
  readonly text: string;
  readonly whole: Stretch;
  /** Sentences that contain letters. */
  readonly sentences: readonly Stretch[];
}

/** Masks non-prose, and splits the text into sentences with their language. */
export function prepareParagraph(text: string): Paragraph {
  const hidden = protectText(text);
  const span = { start: 0, end: text.length };
  const language = languageOf(hidden) ?? 'zh';
  const sentences = splitSentences(hidden).flatMap((part): Stretch[] => {
    const sentence = hidden.slice(part.start, part.end);
    const own = languageOf(sentence);
    return own === null ? [] : [{ span: part, text: sentence, language: own }];
  });
  return { text, whole: { span, text: hidden, language }, sentences };
}

/** Returns the text as rules of one language see it; null if it contains nothing for them. */
export function viewFor(language: LintLanguage, stretch: Stretch): string | null {
  if (language === 'zh') return hasHan(stretch.text) ? stretch.text : null;
  if (!hasLatin(stretch.text)) return null;
  return hasHan(stretch.text) ? hideChinese(stretch.text) : stretch.text;
}
