import { AppError, type ReplyOf } from '@inkstone/contracts';
import type * as contract from '@inkstone/contracts/terms';
import { type TermContent, termLimits } from '@inkstone/contracts/terms';
import { cleanTerm, collectReplacements, pairKeyOf } from '@inkstone/translate';
import type { Deps } from '../../deps.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { UseCase } from '../../platform/http/route.ts';
import { type OpenGlossary, openForChange } from './access.ts';
import {
  countTermsOf,
  deleteTerms,
  findTerms,
  insertTerms,
  lockGlossary,
  type StoredTerm,
  updateTerm,
} from './store.ts';

type Add = typeof contract.addTerm;
type Edit = typeof contract.editTerm;
type Remove = typeof contract.removeTerms;

/** A glossary locked for a change until the transaction ends. */
export interface LockedGlossary {
  readonly glossaryId: string;
  readonly accountId: string | null;
  readonly terms: readonly StoredTerm[];
  /** Number of terms that may still be added. */
  readonly remaining: number;
}

/** Locks a glossary, and reads its terms. */
export async function lockTerms(
  { ids }: Pick<Deps, 'ids'>,
  { sql }: Transaction,
  { scope, ownerId, accountId }: OpenGlossary,
): Promise<LockedGlossary> {
  const ofAccount = accountId === null ? 0 : await countTermsOf(sql, accountId);
  const glossaryId = await lockGlossary(sql, { scope, ownerId, accountId }, ids.next());
  const terms = await findTerms(sql, glossaryId);
  const remaining = Math.min(termLimits.glossary - terms.length, termLimits.account - ofAccount);
  return { glossaryId, accountId, terms, remaining: Math.max(0, remaining) };
}

/** Adds a term. */
export const addTerm: UseCase<Add, ReplyOf<Add>> = async (deps, who, { place, term: raw }) => {
  const glossary = await openForChange(deps, who.accountId, place);
  const content = requireClean(raw);
  return deps.db.transact(async (tx) => {
    const locked = await lockTerms(deps, tx, glossary);
    if (locked.remaining === 0) throw new AppError('glossary_full', { limit: termLimits.glossary });
    requireFitting(content, locked.terms);
    const { glossaryId, accountId } = locked;
    const term = { ...content, id: deps.ids.next() };
    await insertTerms(tx.sql, { glossaryId, accountId }, [term], deps.clock.now());
    return term;
  });
};

/** Changes a term. */
export const editTerm: UseCase<Edit, ReplyOf<Edit>> = async (deps, who, { place, id, term: raw }) => {
  const glossary = await openForChange(deps, who.accountId, place);
  const content = requireClean(raw);
  return deps.db.transact(async (tx) => {
    const { glossaryId, terms } = await lockTerms(deps, tx, glossary);
    if (!terms.some((term) => term.id === id)) throw new AppError('term_not_found');
    requireFitting(
      content,
      terms.filter((term) => term.id !== id),
    );
    const term = { ...content, id };
    await updateTerm(tx.sql, glossaryId, term, deps.clock.now());
    return term;
  });
};

/** Removes terms. */
export const removeTerms: UseCase<Remove, ReplyOf<Remove>> = async (deps, who, { place, ids }) => {
  const glossary = await openForChange(deps, who.accountId, place);
  return deps.db.transact(async (tx) => {
    const { glossaryId } = await lockTerms(deps, tx, glossary);
    return { removed: await deleteTerms(tx.sql, glossaryId, ids) };
  });
};

function requireClean(raw: TermContent): TermContent {
  const clean = cleanTerm(raw, termLimits);
  if (!clean.ok) throw new AppError('term_invalid', { limit: termLimits.form });
  return contentOf(clean.term);
}

/** The content of a term, with lists that may be changed. */
export function contentOf({ zh, en, ...rest }: Parameters<typeof cleanTerm>[0]): TermContent {
  const forms = ({ preferred, variants, forbidden }: typeof zh) => ({
    preferred,
    variants: [...variants],
    forbidden: [...forbidden],
  });
  return { ...rest, zh: forms(zh), en: forms(en) };
}

/** Refuses a term that the glossary already contains, or that closes a cycle. */
function requireFitting(content: TermContent, others: readonly StoredTerm[]): void {
  const key = pairKeyOf(content);
  if (others.some((term) => pairKeyOf(term) === key)) throw new AppError('term_exists');
  const replacements = collectReplacements();
  for (const term of others) replacements.add(term);
  const cycle = replacements.cycleOf(content);
  if (cycle.length > 0) throw new AppError('term_cycle', { forms: cycle.join(' → ') });
}
