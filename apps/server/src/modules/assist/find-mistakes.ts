import { AppError } from '@inkstone/contracts';
import { defaultPreferences } from '@inkstone/contracts/assist/preferences';
import { readExemptWord } from '@inkstone/domain/assist';
import { type MaybeUndefined, withoutUndefined } from '@inkstone/kernel';
import { CheckAbandoned, type Lint, type ProofreadOptions } from '@inkstone/proofread/client';
import type { Deps } from '../../deps.ts';
import type { Who } from '../../platform/http/who.ts';
import type { CheckOptions, CheckStep } from '../../ports/proofreader.ts';
import { findExemptWords } from './exempt-words/store.ts';
import { findPreferences } from './preferences/store.ts';
import { findAppliedLists, readListedOptions } from './word-lists/find-lists.ts';

/** Options of a caller for a check. */
interface RequestedCheck extends Omit<ProofreadOptions, 'terms'>, TermChoice {}

/** Which terms are checked. */
export interface TermChoice {
  /** The document whose terms apply. */
  readonly documentId?: string | undefined;
  /** Default: the caller's preference. */
  readonly checksTerms?: boolean | undefined;
}

/**
 * Returns all findings in a text, with the caller's preferences and exempt words, unless the request overrides
 * them. All access to the engine goes through here. Refuses with `service_unavailable`.
 */
export async function findMistakes(
  deps: Pick<Deps, 'db' | 'proofreader' | 'termBase'>,
  who: Who,
  text: string,
  { documentId, checksTerms, ...overrides }: MaybeUndefined<RequestedCheck>,
  checkOptions: CheckOptions = {},
): Promise<readonly Lint[]> {
  const own = await optionsOf(deps, who, { documentId, checksTerms });
  const requested = withoutUndefined<ProofreadOptions>(overrides);
  // Word lists apply even if the request selects categories.
  const options = { ...own, ...requested, sensitive: { ...own.sensitive, ...requested.sensitive } };
  return deps.proofreader.check(text, options, checkOptions).catch((error: unknown) => {
    throw refusalOf(error);
  });
}

/** Like `findMistakes`, in steps. */
export async function* findMistakesInSteps(
  deps: Pick<Deps, 'db' | 'proofreader' | 'termBase'>,
  who: Who,
  text: string,
  terms: TermChoice,
  checkOptions: CheckOptions,
): AsyncGenerator<CheckStep> {
  try {
    yield* deps.proofreader.checkInSteps(text, await optionsOf(deps, who, terms), checkOptions);
  } catch (error) {
    throw refusalOf(error);
  }
}

function refusalOf(error: unknown): unknown {
  return error instanceof CheckAbandoned ? new AppError('service_unavailable', {}, error) : error;
}

async function optionsOf(
  { db, termBase }: Pick<Deps, 'db' | 'termBase'>,
  who: Who,
  { documentId, checksTerms: requested }: TermChoice,
): Promise<ProofreadOptions> {
  const listed = findAppliedLists(db, who).then((applied) => readListedOptions(db, applied));
  if (who.kind === 'visitor') {
    const { checksTerms: _, ...usual } = defaultPreferences;
    return { ...usual, ...(await listed) };
  }
  const found = findPreferences(db.sql, who.accountId);
  // Terms that are not checked are not looked up.
  const findTerms = async (): Promise<Pick<ProofreadOptions, 'terms'>> =>
    (requested ?? (await found).checksTerms)
      ? { terms: await termBase.termsFor(who.accountId, documentId ?? null) }
      : {};
  const [{ checksTerms: _, ...preferences }, exemptWords, lists, terms] = await Promise.all([
    found,
    findExemptWords(db.sql, who.accountId),
    listed,
    findTerms(),
  ]);
  return { ...preferences, ...lists, exemptWords: exemptWords.map(readExemptWord), ...terms };
}
