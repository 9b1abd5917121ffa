import { AppError } from '@inkstone/contracts';
import { feedbackLimits } from '@inkstone/contracts/site/feedback';

/** The text of feedback, as stored. */
export interface FeedbackText {
  readonly brief: string;
  readonly content: string;
}

/** Normalises the text of feedback. Throws for empty and oversized text. */
export function readWords(given: FeedbackText): FeedbackText {
  const brief = fitting(cleanText(given.brief).replace(/\s+/gu, ' '), feedbackLimits.brief);
  const content = fitting(cleanText(given.content), feedbackLimits.content);
  if (brief === '' && content === '') throw new AppError('feedback_required');
  return { brief, content };
}

/** Summary and content as one text. */
export function textOf({ brief, content }: FeedbackText): string {
  return [brief, content].filter(Boolean).join('\n\n');
}

/** Removes control characters, which terminals would interpret; line breaks are kept. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();
}

/** Throws for a text with more characters than `limit`. */
export function fitting(text: string, limit: number): string {
  if ([...text].length > limit) throw new AppError('feedback_too_long', { limit });
  return text;
}
