import { agreedDocuments, type ConsentsView, type SomeVersions } from '@inkstone/contracts/site/terms';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { findConsents } from './store.ts';

/** Returns an account's consents, and the current versions that it has not agreed to. */
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
