import { AppError } from '@inkstone/contracts';
import {
  type addWord as addContract,
  type removeWord as removeContract,
  type reviewWord as reviewContract,
  wordListLimits,
} from '@inkstone/contracts/assist/word-list';
import { newReview, nextReview, wordByHand } from '@inkstone/domain/assist/word-list';
import type { UseCase } from '../../../platform/http/route.ts';
import { countRows, findWord, lockWords, type StoredWord, saveWord } from './store.ts';

/** Adds a word manually. An existing one keeps its reviews, and its example if none is given. */
export const addWord: UseCase<typeof addContract, StoredWord> = async (
  { db, clock },
  { accountId },
  { word: typed, example },
) => {
  const newWord = wordByHand(typed, example);
  if (!newWord) throw new AppError('word_invalid', { limit: wordListLimits.word });
  const now = clock.now();
  return db.transact(async ({ sql }) => {
    await lockWords(sql, accountId);
    const known = await findWord(sql, accountId, newWord.word);
    if (!known && (await countRows(sql, accountId)) >= wordListLimits.words) {
      throw new AppError('too_many_words', { limit: wordListLimits.words });
    }
    const isListed = known?.addedAt && !known.deletedAt;
    const hasExample = newWord.before !== '' || newWord.behind !== '';
    const word: StoredWord = {
      ...{ checks: 0, ...newReview(now), ...newWord, ...known },
      ...(hasExample ? { before: newWord.before, behind: newWord.behind } : {}),
      ...(isListed ? {} : newReview(now)),
      addedAt: isListed ? known.addedAt : now,
      deletedAt: null,
    };
    await saveWord(sql, accountId, word, now);
    return word;
  });
};

/** Removes a word from the list; counting does not add it again. */
export const removeWord: UseCase<typeof removeContract, Record<string, never>> = async (
  { db, clock },
  { accountId },
  { word },
) => {
  const now = clock.now();
  await db.transact(async ({ sql }) => {
    await lockWords(sql, accountId);
    const known = requireListed(await findWord(sql, accountId, word));
    await saveWord(sql, accountId, { ...known, deletedAt: now }, now);
  });
  return {};
};

/** Records a review and schedules the next one. */
export const reviewWord: UseCase<typeof reviewContract, StoredWord> = async (
  { db, clock },
  { accountId },
  { word, isKnown },
) => {
  const now = clock.now();
  return db.transact(async ({ sql }) => {
    await lockWords(sql, accountId);
    const known = requireListed(await findWord(sql, accountId, word));
    const reviewed = { ...known, ...nextReview(known, isKnown, now) };
    await saveWord(sql, accountId, reviewed, now);
    return reviewed;
  });
};

function requireListed(word: StoredWord | null): StoredWord {
  if (!word?.addedAt || word.deletedAt) throw new AppError('not_found');
  return word;
}
