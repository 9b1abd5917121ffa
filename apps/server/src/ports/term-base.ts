import type { Term } from '@inkstone/translate';

/** Terms that apply together. The array is the same as long as nothing has changed. */
export interface TermsInForce {
  /** Changes with the terms; empty if there are none. */
  readonly version: string;
  readonly terms: readonly Term[];
}

/** Terms that people and organisations have stored. Implemented by terms. */
export interface TermBase {
  /** The terms in force for an account, and for a document of it: document before own before organisation. */
  termsFor(accountId: string, documentId: string | null): Promise<readonly Term[]>;
  /** The same with their version. */
  inForce(accountId: string, documentId: string | null): Promise<TermsInForce>;
}
