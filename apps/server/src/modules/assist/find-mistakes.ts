import { AppError } from '@inkstone/contracts';
import { usualPreferences } from '@inkstone/contracts/assist/preferences';
import { readExemptWord } from '@inkstone/domain/assist';
import { type MaybeUndefined, withoutUndefined } from '@inkstone/kernel';
import { CheckAbandoned, type Lint, type ProofreadOptions } from '@inkstone/proofread/client';
import type { Deps } from '../../deps.ts';
import type { Who } from '../../platform/http/who.ts';
import type { CheckOptions, CheckStep } from '../../ports/proofreader.ts';
import { findExemptWords } from './exempt-words/store.ts';
import { findPreferences } from './preferences/store.ts';
import { findListedOptions } from './word-lists/find-lists.ts';

/**
 * Returns all findings in a text, with the caller's preferences and exempt words, unless `wanted` overrides
 * them. All access to the engine goes through here. Refuses with `service_unavailable`.
 */
export async function findMistakes(
  deps: Pick<Deps, 'db' | 'proofreader'>,
  who: Who,
  text: string,
  wanted: MaybeUndefined<ProofreadOptions>,
  manner: CheckOptions = {},
): Promise<readonly Lint[]> {
  const own = await optionsOf(deps, who);
  const asked = withoutUndefined<ProofreadOptions>(wanted);
  // Word lists apply even if the request selects categories.
  const options = { ...own, ...asked, sensitive: { ...own.sensitive, ...asked.sensitive } };
  return deps.proofreader.check(text, options, manner).catch((error: unknown) => {
    throw refusalOf(error);
  });
}

/** Like `findMistakes`, in steps. */
export async function* findMistakesInSteps(
  deps: Pick<Deps, 'db' | 'proofreader'>,
  who: Who,
  text: string,
  manner: CheckOptions,
): AsyncGenerator<CheckStep> {
  try {
    yield* deps.proofreader.checkInSteps(text, await optionsOf(deps, who), manner);
  } catch (error) {
    throw refusalOf(error);
  }
}

function refusalOf(error: unknown): unknown {
  return error instanceof CheckAbandoned ? new AppError('service_unavailable', {}, error) : error;
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
