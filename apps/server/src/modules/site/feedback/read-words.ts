import { AppError } from '@inkstone/contracts';
import { feedbackLimits } from '@inkstone/contracts/feedback';

/** What somebody wrote, as it is kept. */
export interface FeedbackWords {
  readonly brief: string;
  readonly content: string;
}

/** Refuses what says nothing, or too much. */
export function readWords(given: FeedbackWords): FeedbackWords {
  const brief = fitting(tidyText(given.brief).replace(/\s+/gu, ' '), feedbackLimits.brief);
  const content = fitting(tidyText(given.content), feedbackLimits.content);
  if (brief === '' && content === '') throw new AppError('feedback_required');
  return { brief, content };
}

/** Text of people without control characters, which terminals would obey; lines stay lines. */
export function tidyText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();
}

/** Refuses a text of more characters. */
export function fitting(text: string, limit: number): string {
  if ([...text].length > limit) throw new AppError('feedback_too_long', { limit });
  return text;
}
