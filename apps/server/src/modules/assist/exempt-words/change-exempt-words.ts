import { AppError } from '@inkstone/contracts';
import { exemptWordLimits } from '@inkstone/contracts/assist/exempt-words';
import { cleanExemptWord } from '@inkstone/domain/assist';
import type { Deps } from '../../../deps.ts';
import { countExemptWords, deleteExemptWords, insertExemptWords } from './store.ts';

/** Adds words to an account's list, all or none; returns how many are new. */
export async function addToExemptWords(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  raw: readonly string[],
): Promise<number> {
  const words = cleanAll(raw);
  return db.transact(async ({ sql }) => {
    const before = await countExemptWords(sql, accountId);
    const added = await insertExemptWords(sql, accountId, words, clock.now());
    if (before + added > exemptWordLimits.words)
      throw new AppError('too_many_words', { limit: exemptWordLimits.words });
    return added;
  });
}

/** Removes words from an account's list; returns how many were on it. */
export function takeFromExemptWords(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
  raw: readonly string[],
): Promise<number> {
  const words = cleanAll(raw);
  return db.transact(({ sql }) => deleteExemptWords(sql, accountId, words));
}

function cleanAll(raw: readonly string[]): string[] {
  const words = raw.map((each) => {
    const word = cleanExemptWord(each);
    if (word === null) throw new AppError('word_invalid', { limit: exemptWordLimits.characters });
    return word;
  });
  return [...new Set(words)];
}
