import { AppError, type CheckedInputOf, type ReplyOf } from '@inkstone/contracts';
import { type solveSlider as contract, puzzleMinutes } from '@inkstone/contracts/accounts';
import { isTrackSolved } from '@inkstone/domain/accounts';
import { later, minute } from '@inkstone/kernel';
import type { UseCase } from '../../platform/http/route.ts';
import { lockName } from './codes/store.ts';
import { readDevice } from './device.ts';
import { makeToken } from './opaque-token.ts';
import { refuseGuessers } from './puzzles/refuse-guessers.ts';
import { type Answer, setPass, takeAnswer } from './puzzles/store.ts';

/** Checks the single answer that a puzzle accepts, and returns a pass for a correct one. */
export const solveSlider: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, who, input) => {
  const now = deps.clock.now();
  const deviceId = readDevice(deps, who.origin) ?? '';
  const expiresAt = later(now, puzzleMinutes * minute);
  const { token, hash } = makeToken(input.id, deps.random);
  const isRight = await deps.db.transact(async ({ sql }) => {
    const puzzle = await takeAnswer(sql, { puzzleId: input.id, deviceId }, now);
    if (!puzzle || now >= puzzle.expiresAt) throw new AppError('slider_expired');
    // One answer per address at a time, counted by the address that requested the puzzle: the limit can be
    // bypassed neither by requesting puzzles in advance nor by concurrent answers, nor from other addresses.
    await lockName(sql, puzzle.addressHash);
    await refuseGuessers(sql, { addressHash: puzzle.addressHash, answering: input.id }, now);
    if (!isSolved(puzzle.answer, input, now - puzzle.createdAt)) return false;
    await setPass(sql, input.id, hash, expiresAt);
    return true;
  });
  // Thrown after the commit: inside, it would roll the answer back.
  if (!isRight) throw new AppError('slider_wrong');
  return { slider: token, expiresAt };
};

function isSolved(answer: Answer, input: CheckedInputOf<typeof contract>, shownMs: number): boolean {
  return answer.kind === 'slider'
    ? isTrackSolved(input.track, answer.x, shownMs)
    : answer.picks.join() === input.picks.join();
}
