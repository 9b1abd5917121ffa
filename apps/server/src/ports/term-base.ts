import type { Term } from '@inkstone/translate';

/** Terms that apply together. The same array is returned while nothing has changed. */
export interface TermsInForce {
  /** Changes with the terms; empty if there are none. */
  readonly version: string;
  readonly terms: readonly Term[];
}

/** Terms that people and organisations have stored. Implemented by terms. */
export interface TermBase {
  /**
   * Returns the terms that apply to an account, and to one of its documents: those of the document take
   * precedence over those of the account, and these over those of the organisation.
   */
  termsFor(accountId: string, documentId: string | null): Promise<readonly Term[]>;
  /** The same with their version. */
  inForce(accountId: string, documentId: string | null): Promise<TermsInForce>;
}
