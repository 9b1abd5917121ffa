import type { Term } from '@inkstone/translate';

/** Terms that people and organisations have stored. Implemented by terms. */
export interface TermBase {
  /** The terms in force for an account, and for a document of it: document before own before organisation. */
  termsFor(accountId: string, documentId: string | null): Promise<readonly Term[]>;
}
