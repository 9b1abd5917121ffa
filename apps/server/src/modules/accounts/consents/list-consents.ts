import { agreedDocuments, type ConsentsView, type SomeVersions } from '@inkstone/contracts/terms';
import type { Sql } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { findConsents } from './store.ts';

/** What an account has agreed to, and which versions that hold now it has not. */
export async function listConsents(
  { terms, clock }: Pick<Deps, 'terms' | 'clock'>,
  sql: Sql,
  accountId: string,
): Promise<ConsentsView> {
  const consents = await findConsents(sql, accountId);
  const current = terms.agreedVersions(clock.now());
  const outstanding: SomeVersions = {};
  for (const document of agreedDocuments) {
    const version = current[document];
    const isGiven = consents.some((each) => each.document === document && each.version === version);
    if (!isGiven) outstanding[document] = version;
  }
  return { consents, outstanding };
}
