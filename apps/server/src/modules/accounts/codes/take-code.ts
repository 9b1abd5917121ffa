import { AppError } from '@inkstone/contracts';
import type { CodeAction } from '@inkstone/contracts/accounts';
import { type CodeVerdict, judgeCode, judgeCodeOfOtherBrowser } from '@inkstone/domain/accounts';
import type { Deps } from '../../../deps.ts';
import type { Sql, Transaction } from '../../../platform/db/database.ts';
import { createGate } from '../../../platform/gate.ts';
import type { Origin } from '../../../platform/http/who.ts';
import { readDevice } from '../device.ts';
import { hashAddress, isCodeOf } from './secrets.ts';
import { addAttempt, countGuesses, insertGuess, lockName, markCodeUsed, readNewestCode } from './store.ts';

/** A submitted code, with its request. */
export interface Entry {
  readonly receiver: string;
  readonly action: CodeAction;
  readonly code: string;
  readonly origin: Pick<Origin, 'device' | 'address'>;
}

/**
 * Limits concurrent entries in the database, so that a flood does not exhaust it. Known browsers have queues
 * of their own, served in turn; those without the device cookie share one.
 */
const gate = createGate({ running: 4, waiting: 300, queues: 300 });

/** The queue shared by all unknown browsers; not a device id. */
const unknownBrowsers = '';

/** An entry with a normalized code, and the browser it comes from; null for an unknown one. */
interface ReadEntry extends Entry {
  readonly device: string | null;
}

type CodeDeps = Pick<Deps, 'db' | 'clock' | 'keys' | 'ids'>;

/**
 * Runs `work` in one transaction with the use of a correct code. A wrong entry uses up an attempt, which is
 * kept. When `work` returns null, the code stays unused, and null is returned.
 */
export async function withCode<T>(
  deps: CodeDeps,
  entry: Entry,
  work: (tx: Transaction) => Promise<T | null>,
): Promise<T | null> {
  const digits = entry.code.normalize('NFKC').replace(/\s/g, '');
  if (digits === '') throw new AppError('code_required');
  const device = readDevice(deps, entry.origin);
  const outcome = await gate(
    () => enter(deps, { ...entry, code: digits, device }, work),
    device ?? unknownBrowsers,
  );
  // Thrown after the commit: inside, it would roll the attempt back.
  refuseUnlessAccepted(outcome.verdict);
  return outcome.result;
}

function enter<T>(deps: CodeDeps, entry: ReadEntry, work: (tx: Transaction) => Promise<T | null>) {
  return deps.db.transact(async (tx) => {
    await lockName(tx.sql, entry.receiver);
    const { verdict, codeId } = await checkEntry(deps, tx.sql, entry);
    if (verdict.verdict !== 'accepted') return { verdict, result: null };
    const result = await work(tx);
    if (codeId && result !== null) await markCodeUsed(tx.sql, entry.receiver, codeId, deps.clock.now());
    return { verdict, result };
  });
}

/**
 * Refuses unless the code is correct; a wrong one uses up an attempt, a correct one stays unused. Call it
 * before expensive work that must not run in a transaction.
 */
export async function requireCode(deps: CodeDeps, entry: Entry): Promise<void> {
  await withCode(deps, entry, async () => null);
}

/**
 * Checks an entry, and counts a wrong one: on the code if this browser requested it, else as a guess by an
 * unknown browser.
 */
async function checkEntry(deps: CodeDeps, db: Sql, entry: ReadEntry) {
  const { receiver, action, code, device } = entry;
  const now = deps.clock.now();
  const stored = await readNewestCode(db, receiver, action);
  const isMatch = isCodeOf(stored?.codeHash ?? '', deps.keys, receiver, action, code);
  const codeId = stored?.codeId ?? null;
  if (stored && stored.deviceId === device) {
    const verdict = judgeCode(stored, isMatch, now);
    if (verdict.verdict !== 'accepted') await addAttempt(db, receiver, stored.codeId);
    return { verdict, codeId };
  }
  const guess = { receiver, action, addressHash: hashAddress(deps.keys, entry.origin.address) };
  const guesses = await countGuesses(db, guess, now);
  const verdict = judgeCodeOfOtherBrowser(stored, isMatch, guesses, now);
  // Beyond the limits nothing is counted, so that they expire even if attempts continue.
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
