import { AppError } from '@inkstone/contracts';
import { cleanBody, plainTextOf } from '@inkstone/domain/content';
import type { ArticleContent } from '../store.ts';

/**
 * Requires a publishable article: at least one language has a title, and each language with a title also
 * has a summary and a text. Throws `article_incomplete`.
 */
export function requireComplete({ texts }: ArticleContent): void {
  const given = Object.values(texts).filter((text) => text.title !== '');
  const isComplete =
    given.length > 0 &&
    given.every(({ summary, body }) => summary !== '' && plainTextOf(cleanBody(body)).trim() !== '');
  if (!isComplete) throw new AppError('article_incomplete');
}
