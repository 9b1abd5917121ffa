import type { Transaction } from '../platform/db/database.ts';

/** Ends access that outlives sessions when the owner signs out everywhere. */
export type StandingAccess = (tx: Transaction, accountId: string) => Promise<void>;
