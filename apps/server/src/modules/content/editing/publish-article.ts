import { AppError, type ReplyOf } from '@inkstone/contracts';
import type {
  publishArticle as publishContract,
  withdrawArticle as withdrawContract,
} from '@inkstone/contracts/staff/content';
import type { UseCase } from '../../../platform/http/route.ts';
import { changeArticle, requireRevision } from './change-article.ts';
import { requireComplete } from './require-complete.ts';

/** Publishes the newest revision, at once or at a time. */
export const publishArticle: UseCase<typeof publishContract, ReplyOf<typeof publishContract>> = (
  deps,
  _who,
  { publishAt, unpublishAt, ...based },
) =>
  changeArticle(deps, based, async (sql, article, now) => {
    const begins = publishAt ?? now;
    if (publishAt !== null && publishAt <= now) throw new AppError('publish_time_past');
    if (unpublishAt !== null && unpublishAt <= begins) throw new AppError('publish_time_past');
    const { content } = await requireRevision(sql, based.id, article.revision);
    requireComplete(content);
    if (publishAt !== null) return { nextRevision: article.revision, publishAt, unpublishAt };
    return {
      ...{ liveRevision: article.revision, nextRevision: null, publishAt: null, unpublishAt },
      ...{ publishedAt: article.publishedAt ?? now, updatedAt: now },
    };
  });

/** Takes an article off the site, and cancels what was scheduled. */
export const withdrawArticle: UseCase<typeof withdrawContract, ReplyOf<typeof withdrawContract>> = (
  deps,
  _who,
  based,
) =>
  changeArticle(deps, based, async () => ({
    ...{ liveRevision: null, nextRevision: null, publishAt: null, unpublishAt: null },
  }));
