import { AppError } from '@inkstone/contracts';
import { usualPreferences } from '@inkstone/contracts/preferences';
import { readExemptWord } from '@inkstone/domain/assist';
import { type MaybeUndefined, withoutUndefined } from '@inkstone/kernel';
import { CheckAbandoned, type Lint, type ProofreadOptions } from '@inkstone/proofread/client';
import type { Deps } from '../../deps.ts';
import type { Who } from '../../http/who.ts';
import { findExemptWords } from './exempt-words/store.ts';
import { findPreferences } from './preferences/store.ts';
import { findListedOptions } from './word-lists/find-lists.ts';

/**
 * All findings in a text, as the caller wants to be proofread: their preferences and exempt words, unless
 * `wanted` says otherwise. Every way to the engine goes through here. Refuses with `service_unavailable`.
 */
export async function findMistakes(
  deps: Pick<Deps, 'db' | 'proofreader'>,
  who: Who,
  text: string,
  wanted: MaybeUndefined<ProofreadOptions>,
): Promise<readonly Lint[]> {
  const options = { ...(await optionsOf(deps, who)), ...withoutUndefined<ProofreadOptions>(wanted) };
  return deps.proofreader.check(text, options).catch((error: unknown) => {
    throw error instanceof CheckAbandoned ? new AppError('service_unavailable', {}, error) : error;
  });
}

async function optionsOf({ db }: Pick<Deps, 'db'>, who: Who): Promise<ProofreadOptions> {
  const listed = findListedOptions(db, who);
  if (who.kind === 'visitor') return { ...usualPreferences, ...(await listed) };
  const [preferences, exemptWords, lists] = await Promise.all([
    findPreferences(db.sql, who.accountId),
    findExemptWords(db.sql, who.accountId),
    listed,
  ]);
  return { ...preferences, ...lists, exemptWords: exemptWords.map(readExemptWord) };
}
