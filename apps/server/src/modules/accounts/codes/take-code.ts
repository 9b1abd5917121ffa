import { AppError } from '@inkstone/contracts';
import type { CodeAction } from '@inkstone/contracts/accounts';
import { type CodeVerdict, judgeCode } from '@inkstone/domain/accounts';
import type { Sql, Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { isCodeOf } from './secrets.ts';
import { addTry, lockReceiver, markCodeUsed, readNewestCode } from './store.ts';

/** A code as somebody entered it. */
export interface Entry {
  readonly receiver: string;
  readonly action: CodeAction;
  readonly code: string;
}

/**
 * Runs `work` in one transaction with the use of a right code. A wrong entry costs a try, and that is kept.
 * When `work` returns null the code was right but nothing came of it: it stays unused, and null is returned.
 */
export async function withCode<T>(
  deps: Pick<Deps, 'db' | 'clock' | 'keys'>,
  entry: Entry,
  work: (tx: Transaction) => Promise<T | null>,
): Promise<T | null> {
  const digits = entry.code.normalize('NFKC').replace(/\s/g, '');
  if (digits === '') throw new AppError('code_required');
  const outcome = await deps.db.transact(async (tx) => {
    await lockReceiver(tx.sql, entry.receiver);
    const { verdict, codeId } = await judgeEntry(deps, tx.sql, { ...entry, code: digits });
    if (verdict.verdict !== 'accepted') {
      if (codeId) await addTry(tx.sql, entry.receiver, codeId);
      return { verdict, result: null };
    }
    const result = await work(tx);
    if (codeId && result !== null) await markCodeUsed(tx.sql, entry.receiver, codeId, deps.clock.now());
    return { verdict, result };
  });
  // Thrown only now: inside, it would roll the try back.
  refuseUnlessAccepted(outcome.verdict);
  return outcome.result;
}

/**
 * Refuses unless the code is right, which costs a wrong one a try; a right one stays unused. For before work that costs
 * much, which no transaction is to wait for.
 */
export async function requireCode(deps: Pick<Deps, 'db' | 'clock' | 'keys'>, entry: Entry): Promise<void> {
  await withCode(deps, entry, async () => null);
}

async function judgeEntry(deps: Pick<Deps, 'clock' | 'keys'>, db: Sql, { receiver, action, code }: Entry) {
  const stored = await readNewestCode(db, receiver, action);
  const isMatch = stored !== null && isCodeOf(stored.codeHash, deps.keys, receiver, action, code);
  return { verdict: judgeCode(stored, isMatch, deps.clock.now()), codeId: stored?.codeId ?? null };
}

function refuseUnlessAccepted(verdict: CodeVerdict): void {
  switch (verdict.verdict) {
    case 'accepted':
      return;
    case 'wrong':
      throw new AppError('code_wrong', { left: verdict.left });
    case 'expired':
      throw new AppError('code_expired');
    case 'void':
      throw new AppError('code_void');
  }
}
