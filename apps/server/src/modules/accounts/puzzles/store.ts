import { signInLimits } from '@inkstone/contracts';
import { type CodeAction, codeActions } from '@inkstone/contracts/accounts';
import { type Instant, instant, later, second } from '@inkstone/kernel';
import { and, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { sliderPuzzles } from '../../../platform/db/tables/accounts.ts';

const wrongAnswersCountFor = signInLimits.wrongAnswersPerAddress.seconds * second;

/** The answer to a puzzle: the gap's left edge in px, the words to pick in order, or the vendor that knows it. */
export type Answer =
  | { readonly kind: 'slider'; readonly x: number }
  | { readonly kind: 'words'; readonly picks: readonly number[] }
  | { readonly kind: 'vendor'; readonly vendor: string };

/** A presented pass: its puzzle, receiver, purpose and browser. */
export interface Pass {
  readonly puzzleId: string;
  readonly hash: string;
  readonly receiver: string;
  readonly action: CodeAction;
  readonly deviceId: string;
}

export async function insertPuzzle(
  db: Sql,
  puzzle: {
    readonly puzzleId: string;
    readonly receiver: string;
    readonly action: CodeAction;
    readonly deviceId: string;
    readonly addressHash: string;
    readonly answer: Answer;
    readonly createdAt: Instant;
    readonly expiresAt: Instant;
  },
): Promise<void> {
  await db.insert(sliderPuzzles).values({ ...puzzle, answer: writeAnswer(puzzle.answer) });
}

/** Counts recent wrong answers to puzzles requested by an address, except the current one. */
export function countWrongAnswers(
  db: Sql,
  { addressHash, answering }: { readonly addressHash: string; readonly answering?: string },
  now: Instant,
): Promise<number> {
  const wrong = and(
    eq(sliderPuzzles.addressHash, addressHash),
    gt(sliderPuzzles.answeredAt, later(now, -wrongAnswersCountFor)),
    isNull(sliderPuzzles.passHash),
    answering === undefined ? undefined : ne(sliderPuzzles.puzzleId, answering),
  );
  return db.$count(sliderPuzzles, wrong);
}

/** A puzzle that has not been answered; may have expired. */
export interface OpenPuzzle {
  readonly answer: Answer;
  readonly action: CodeAction;
  /** Hash of the address that requested it. */
  readonly addressHash: string;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
}

/** Uses up the single attempt; null when it was used before, or belongs to another browser. */
export async function takeAnswer(
  db: Sql,
  { puzzleId, deviceId }: { readonly puzzleId: string; readonly deviceId: string },
  now: Instant,
): Promise<OpenPuzzle | null> {
  const [row] = await db
    .update(sliderPuzzles)
    .set({ answeredAt: now })
    .where(
      and(
        eq(sliderPuzzles.puzzleId, puzzleId),
        eq(sliderPuzzles.deviceId, deviceId),
        isNull(sliderPuzzles.answeredAt),
      ),
    )
    .returning({
      answer: sliderPuzzles.answer,
      action: sliderPuzzles.action,
      addressHash: sliderPuzzles.addressHash,
      createdAt: sliderPuzzles.createdAt,
      expiresAt: sliderPuzzles.expiresAt,
    });
  if (!row) return null;
  const { answer, action, addressHash, createdAt, expiresAt } = row;
  return {
    answer: readAnswer(answer),
    action: readAction(action),
    addressHash,
    createdAt: instant(createdAt),
    expiresAt: instant(expiresAt),
  };
}

/** Marks a vendor's token as used by a puzzle; false when it answered another one. */
export async function claimToken(db: Sql, puzzleId: string, tokenHash: string): Promise<boolean> {
  const [other] = await db
    .select({ id: sliderPuzzles.puzzleId })
    .from(sliderPuzzles)
    .where(eq(sliderPuzzles.tokenHash, tokenHash));
  if (other) return false;
  await db.update(sliderPuzzles).set({ tokenHash }).where(eq(sliderPuzzles.puzzleId, puzzleId));
  return true;
}

/** Removes a puzzle whose answer could not be checked, so that it does not count as a wrong one. */
export async function deletePuzzle(db: Sql, puzzleId: string): Promise<void> {
  await db.delete(sliderPuzzles).where(eq(sliderPuzzles.puzzleId, puzzleId));
}

export async function setPass(
  db: Sql,
  puzzleId: string,
  passHash: string,
  expiresAt: Instant,
): Promise<void> {
  await db.update(sliderPuzzles).set({ passHash, expiresAt }).where(eq(sliderPuzzles.puzzleId, puzzleId));
}

export async function isPassOpen(db: Sql, pass: Pass, now: Instant): Promise<boolean> {
  const rows = await db
    .select({ id: sliderPuzzles.puzzleId })
    .from(sliderPuzzles)
    .where(isOpen(pass, now))
    .prepare('accounts_is_pass_open')
    .execute();
  return rows.length > 0;
}

/** Uses a pass up; false when it is not valid. */
export async function consumePass(db: Sql, pass: Pass, now: Instant): Promise<boolean> {
  const rows = await db
    .update(sliderPuzzles)
    .set({ passUsedAt: now })
    .where(isOpen(pass, now))
    .returning({ id: sliderPuzzles.puzzleId });
  return rows.length > 0;
}

/** Removes expired puzzles whose answers no longer count. */
export async function deleteExpiredPuzzles(db: Sql, now: Instant): Promise<void> {
  await db.delete(sliderPuzzles).where(lt(sliderPuzzles.expiresAt, later(now, -wrongAnswersCountFor)));
}

function isOpen(pass: Pass, now: Instant) {
  return and(
    eq(sliderPuzzles.puzzleId, pass.puzzleId),
    eq(sliderPuzzles.passHash, pass.hash),
    eq(sliderPuzzles.receiver, pass.receiver),
    eq(sliderPuzzles.deviceId, pass.deviceId),
    eq(sliderPuzzles.action, pass.action),
    gt(sliderPuzzles.expiresAt, now),
    isNull(sliderPuzzles.passUsedAt),
  );
}

function writeAnswer(answer: Answer): string {
  switch (answer.kind) {
    case 'slider':
      return `slider:${answer.x}`;
    case 'words':
      return `words:${answer.picks.join()}`;
    case 'vendor':
      return `vendor:${answer.vendor}`;
  }
}

function readAnswer(text: string): Answer {
  const [kind, values = ''] = text.split(':');
  if (kind === 'slider') return { kind, x: Number(values) };
  if (kind === 'vendor') return { kind, vendor: values };
  return { kind: 'words', picks: values.split(',').map(Number) };
}

function readAction(text: string): CodeAction {
  const action = codeActions.find((each) => each === text);
  if (!action) throw new Error('A puzzle for an unknown purpose');
  return action;
}

/** Removes all puzzles of a receiver. */
export async function deletePuzzles(db: Sql, receiver: string): Promise<void> {
  await db.delete(sliderPuzzles).where(eq(sliderPuzzles.receiver, receiver));
}
