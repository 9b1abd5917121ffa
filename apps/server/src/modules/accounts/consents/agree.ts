import { AppError } from '@inkstone/contracts';
import { type AgreedVersions, agreedDocuments, type SomeVersions } from '@inkstone/contracts/site/terms';
import type { Locale } from '@inkstone/phrases';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { insertConsents } from './store.ts';

/** The consent fields of a registration. */
export interface Agreement {
  readonly agreesToTerms: boolean;
  readonly agreedVersions: SomeVersions;
}

/** Refuses a registration without consent, or with consent to an outdated version. */
export function requireAgreement(deps: Pick<Deps, 'terms' | 'clock'>, given: Agreement): void {
  if (!given.agreesToTerms) throw new AppError('terms_not_agreed');
  requireCurrent(deps, given.agreedVersions);
}

/** Refuses versions that are not current. */
export function requireCurrent({ terms, clock }: Pick<Deps, 'terms' | 'clock'>, named: SomeVersions): void {
  const current = terms.agreedVersions(clock.now());
  const isStale = agreedDocuments.some((each) => named[each] !== undefined && named[each] !== current[each]);
  if (isStale) throw new AppError('terms_changed');
}

/** Records that an account agreed to the current versions of `documents`, shown in `locale`. */
export async function recordConsents(
  { terms, clock }: Pick<Deps, 'terms' | 'clock'>,
  sql: Sql,
  { accountId, locale }: { readonly accountId: string; readonly locale: Locale },
  documents: readonly (keyof AgreedVersions)[] = agreedDocuments,
): Promise<void> {
  const agreedAt = clock.now();
  const current = terms.agreedVersions(agreedAt);
  const given = documents.map((document) => {
    const version = current[document];
    return { document, version, language: terms.languageFor(document, version, locale), agreedAt };
  });
  await insertConsents(sql, accountId, given);
}
