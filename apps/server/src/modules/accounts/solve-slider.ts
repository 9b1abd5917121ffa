import { AppError, type CheckedInputOf, type ReplyOf } from '@inkstone/contracts';
import { type solveSlider as contract, puzzleMinutes } from '@inkstone/contracts/accounts';
import { isTrackSolved } from '@inkstone/domain/accounts';
import { type Instant, later, minute } from '@inkstone/kernel';
import type { Deps } from '../../deps.ts';
import type { UseCase } from '../../platform/http/route.ts';
import { lockName } from './codes/store.ts';
import { readDevice } from './device.ts';
import { makeToken } from './opaque-token.ts';
import { claimAnswer, isVendorSatisfied } from './puzzles/check-vendor.ts';
import { limitWrongAnswers } from './puzzles/limit-wrong-answers.ts';
import { type OpenPuzzle, setPass, takeAnswer } from './puzzles/store.ts';

type Input = CheckedInputOf<typeof contract>;

/** Checks the single answer that a puzzle accepts, and returns a pass for a correct one. */
export const solveSlider: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, who, input) => {
  const deviceId = readDevice(deps, who.origin) ?? '';
  const { token, hash } = makeToken(input.id, deps.random);
  const { puzzle, isRight } = await takeUp(deps, input, { deviceId, passHash: hash });
  // Outside of the transaction, because a vendor may take seconds. Thrown after the commit: inside, it would
  // roll the answer back.
  const isSolved = isRight ?? (await isVendorSatisfied(deps, puzzle, input, who.origin.address));
  if (!isSolved) throw new AppError('slider_wrong');
  const expiresAt = passEnd(deps.clock.now());
  if (isRight === null) await setPass(deps.db.sql, input.id, hash, expiresAt);
  return { slider: token, expiresAt };
};

/**
 * Uses up the attempt. `isRight` is null when a vendor decides; an own puzzle that is solved has its pass.
 */
function takeUp(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  input: Input,
  { deviceId, passHash }: { readonly deviceId: string; readonly passHash: string },
): Promise<{ readonly puzzle: OpenPuzzle; readonly isRight: boolean | null }> {
  const now = clock.now();
  return db.transact(async ({ sql }) => {
    const puzzle = await takeAnswer(sql, { puzzleId: input.id, deviceId }, now);
    if (!puzzle || now >= puzzle.expiresAt) throw new AppError('slider_expired');
    // One answer per address at a time, counted by the address that requested the puzzle: the limit can be
    // bypassed neither by requesting puzzles in advance nor by concurrent answers, nor from other addresses.
    await lockName(sql, puzzle.addressHash);
    await limitWrongAnswers(sql, { addressHash: puzzle.addressHash, answering: input.id }, now);
    if (puzzle.answer.kind === 'vendor') {
      return { puzzle, isRight: (await claimAnswer(sql, input)) ? null : false };
    }
    const isRight = isSolved(puzzle.answer, input, now - puzzle.createdAt);
    if (isRight) await setPass(sql, input.id, passHash, passEnd(now));
    return { puzzle, isRight };
  });
}

function passEnd(now: Instant): Instant {
  return later(now, puzzleMinutes * minute);
}

type OwnAnswer = Exclude<OpenPuzzle['answer'], { kind: 'vendor' }>;

function isSolved(answer: OwnAnswer, input: Input, shownMs: number): boolean {
  return answer.kind === 'slider'
    ? isTrackSolved(input.track, answer.x, shownMs)
    : answer.picks.join() === input.picks.join();
}
