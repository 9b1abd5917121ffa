import { createHmac } from 'node:crypto';
import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { voteHelp as contract } from '@inkstone/contracts/content';
import type { UseCase } from '../../../platform/http/route.ts';
import { countVotes, putVote } from '../store.ts';
import { openArticleIndex } from './article-index-cache.ts';

/**
 * Stores a vote: one per account, or per address and browser for visitors who are not signed in. Only a
 * keyed hash of the voter is stored.
 */
export const voteHelp: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, who, input) => {
  const article = (await openArticleIndex(deps)).find('help', input.slug);
  if (!article) throw new AppError('article_not_found');
  const { articleId } = article;
  const voter = who.kind === 'visitor' ? `${who.origin.address} ${who.origin.userAgent}` : who.accountId;
  const hash = createHmac('sha256', deps.keys.derive('help votes')).update(`${articleId} ${voter}`);
  await putVote(deps.db.sql, {
    articleId,
    voter: hash.digest('base64url'),
    isHelpful: input.isHelpful,
    votedAt: deps.clock.now(),
  });
  return (await countVotes(deps.db.sql, articleId)).get(articleId) ?? { helpful: 0, notHelpful: 0 };
};
