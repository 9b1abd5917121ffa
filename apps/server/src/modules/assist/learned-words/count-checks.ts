import {
  checksToLearn,
  type checkedWords as contract,
  type WordCheck,
  wordListLimits,
} from '@inkstone/contracts/assist/word-list';
import { type LearnedWord, learnedWord, newReview } from '@inkstone/domain/assist/word-list';
import type { Instant } from '@inkstone/kernel';
import type { Sql } from '../../../platform/db/database.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { countRows, findWord, lockWords, ownDocuments, recordCheck, saveWord } from './store.ts';

/**
 * Counts checked findings; a word that is found the third time is added to the list, unless it was deleted
 * before.
 */
export const countChecks: UseCase<typeof contract, { readonly added: string[] }> = async (
  { db, clock },
  { accountId },
  { checks },
) => {
  if (checks.length === 0) return { added: [] };
  const now = clock.now();
  return db.transact(async ({ sql }) => {
    await lockWords(sql, accountId);
    const ids = checks.map(({ documentId }) => documentId);
    const own = await ownDocuments(sql, accountId, [...new Set(ids)]);
    const added: string[] = [];
    for (const check of checks) {
      const learned = own.has(check.documentId) ? await countOne(sql, accountId, check, now) : null;
      if (learned) added.push(learned.word);
    }
    return { added };
  });
};

/** Returns the word if this check has added it to the list. */
async function countOne(
  sql: Sql,
  accountId: string,
  check: WordCheck,
  now: Instant,
): Promise<LearnedWord | null> {
  const learned = learnedWord(check);
  if (!learned) return null;
  const known = await findWord(sql, accountId, learned.word);
  if (!known && (await countRows(sql, accountId)) >= wordListLimits.words) return null;
  if (!(await recordCheck(sql, accountId, check, now))) return null;
  const checks = (known?.checks ?? 0) + 1;
  const isLearned = checks >= checksToLearn && !known?.addedAt && !known?.deletedAt;
  const review = known ?? { ...newReview(now), addedAt: null, deletedAt: null };
  const fresh = { ...review, ...(known?.addedAt ? {} : learned), ...(isLearned ? newReview(now) : {}) };
  await saveWord(
    sql,
    accountId,
    { ...learned, ...fresh, checks, addedAt: isLearned ? now : review.addedAt },
    now,
  );
  return isLearned ? learned : null;
}
