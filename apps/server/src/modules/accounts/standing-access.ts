import type { Transaction } from '../../db/database.ts';

/** Ends something that goes on for an account without a session, when its owner throws everybody out. */
export type StandingAccess = (tx: Transaction, accountId: string) => Promise<void>;
