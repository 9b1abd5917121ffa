import { glossaries, glossaryTerms } from '../../../platform/db/tables/terms.ts';
import type { AccountData } from '../../../ports/account-data.ts';

/** The glossaries of an account and of its documents. Those of organisations belong to no account. */
export const accountData: AccountData = { archived: { glossaries, terms: glossaryTerms } };
