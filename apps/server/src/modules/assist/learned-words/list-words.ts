import type { listWords as contract } from '@inkstone/contracts/assist/word-list';
import type { UseCase } from '../../../platform/http/route.ts';
import { countListed, readWords, type StoredWord } from './store.ts';

/** A page of words. */
export interface ListedWords {
  readonly words: readonly StoredWord[];
  readonly next: string | null;
  readonly total: number;
  readonly due: number;
}

/** Lists all or due words, page by page. */
export const listWords: UseCase<typeof contract, ListedWords> = async (
  { db, clock },
  { accountId },
  input,
) => {
  const now = clock.now();
  const { query, due, cursor, limit } = input;
  const [at, ...word] = cursor?.split(' ') ?? [];
  const after = cursor === undefined ? null : { at: Number(at), word: word.join(' ') };
  const found = await readWords(db.sql, accountId, {
    search: query.trim(),
    dueBy: due ? now : null,
    after,
    limit: limit + 1,
  });
  const words = found.slice(0, limit);
  const last = found.length > limit ? words.at(-1) : undefined;
  const next = last ? `${due ? last.dueAt : last.addedAt} ${last.word}` : null;
  return { words, next, ...(await countListed(db.sql, accountId, now)) };
};
