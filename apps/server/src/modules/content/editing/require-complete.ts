import { AppError } from '@inkstone/contracts';
import { completenessOf } from '@inkstone/domain/content';
import type { ArticleContent } from '../store.ts';

/**
 * Requires a publishable article: at least one language has a title, and each language with a title also
 * has a summary and a text. Throws `article_incomplete`.
 */
export function requireComplete({ texts }: ArticleContent): void {
  const { complete, incomplete } = completenessOf(texts);
  if (complete.length === 0 || incomplete.length > 0) throw new AppError('article_incomplete');
}
