import { AppError } from '@inkstone/contracts';
import type { CodeAction } from '@inkstone/contracts/accounts';
import { type CodeVerdict, judgeCode, judgeStrangeCode } from '@inkstone/domain/accounts';
import type { Sql, Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { createGate } from '../../../gate.ts';
import type { Origin } from '../../../http/who.ts';
import { readDevice } from '../device.ts';
import { hashAddress, isCodeOf } from './secrets.ts';
import { addTry, countGuesses, insertGuess, lockReceiver, markCodeUsed, readNewestCode } from './store.ts';

/** A code as somebody entered it, and where. */
export interface Entry {
  readonly receiver: string;
  readonly action: CodeAction;
  readonly code: string;
  readonly origin: Pick<Origin, 'device' | 'address'>;
}

/**
 * A few entries are in the database at once, so that a flood leaves it to everybody else. Browsers that we have seen
 * wait in lines of their own, which are served in turn; those without the cookie in one.
 */
const gate = createGate({ running: 4, waiting: 300, lines: 300 });

/** The line of everybody whom we have not seen; no id of a device. */
const strangers = '';

type CodeDeps = Pick<Deps, 'db' | 'clock' | 'keys' | 'ids'>;

/**
 * Runs `work` in one transaction with the use of a right code. A wrong entry costs a try, and that is kept.
 * When `work` returns null the code was right but nothing came of it: it stays unused, and null is returned.
 */
export async function withCode<T>(
  deps: CodeDeps,
  entry: Entry,
  work: (tx: Transaction) => Promise<T | null>,
): Promise<T | null> {
  const digits = entry.code.normalize('NFKC').replace(/\s/g, '');
  if (digits === '') throw new AppError('code_required');
  const line = readDevice(deps, entry.origin) ?? strangers;
  const outcome = await gate(() => enter(deps, { ...entry, code: digits }, work), line);
  // Thrown only now: inside, it would roll the try back.
  refuseUnlessAccepted(outcome.verdict);
  return outcome.result;
}

function enter<T>(deps: CodeDeps, entry: Entry, work: (tx: Transaction) => Promise<T | null>) {
  return deps.db.transact(async (tx) => {
    await lockReceiver(tx.sql, entry.receiver);
    const { verdict, codeId } = await judgeEntry(deps, tx.sql, entry);
    if (verdict.verdict !== 'accepted') return { verdict, result: null };
    const result = await work(tx);
    if (codeId && result !== null) await markCodeUsed(tx.sql, entry.receiver, codeId, deps.clock.now());
    return { verdict, result };
  });
}

/**
 * Refuses unless the code is right, which costs a wrong one a try; a right one stays unused. For before work that costs
 * much, which no transaction is to wait for.
 */
export async function requireCode(deps: CodeDeps, entry: Entry): Promise<void> {
  await withCode(deps, entry, async () => null);
}

/** Judges an entry, and counts a wrong one: at the code where the browser asked for it, else as a stranger's guess. */
async function judgeEntry(deps: CodeDeps, db: Sql, { receiver, action, code, origin }: Entry) {
  const now = deps.clock.now();
  const stored = await readNewestCode(db, receiver, action);
  const isMatch = isCodeOf(stored?.codeHash ?? '', deps.keys, receiver, action, code);
  const codeId = stored?.codeId ?? null;
  if (stored && stored.deviceId === readDevice(deps, origin)) {
    const verdict = judgeCode(stored, isMatch, now);
    if (verdict.verdict !== 'accepted') await addTry(db, receiver, stored.codeId);
    return { verdict, codeId };
  }
  const guess = { receiver, action, addressHash: hashAddress(deps.keys, origin.address) };
  const guesses = await countGuesses(db, guess, now);
  const verdict = judgeStrangeCode(stored, isMatch, guesses, now);
  // Beyond the limits nothing is counted: they are to end although somebody goes on.
  if (verdict.verdict === 'wrong' || verdict.verdict === 'void') {
    await insertGuess(db, { ...guess, guessId: deps.ids.next(), at: now });
  }
  return { verdict, codeId };
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
    case 'shut':
      throw new AppError('code_void');
    case 'refused':
      throw new AppError('too_many_requests', { seconds: verdict.seconds });
  }
}
