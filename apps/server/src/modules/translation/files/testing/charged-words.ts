import type { Deps } from '../../../../deps.ts';

/**
 * Returns the words charged to an account for translation, the words of its translated texts, and its number of
 * reservations.
 */
export async function chargedWords({ db }: Pick<Deps, 'db'>, accountId: string): Promise<number[]> {
  const [row] = await db.run(
    `select (select coalesce(sum(words), 0)::int from usage_entries where account_id = $1 and feature = 'translate') as charged,
       (select coalesce(sum(words), 0)::int from translation_file_texts where account_id = $1) as words,
       (select count(*)::int from word_works where account_id = $1 and state = 'held') as held`,
    [accountId],
  );
  return [Number(row?.charged), Number(row?.words), Number(row?.held)];
}
