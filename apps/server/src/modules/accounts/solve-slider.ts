import { AppError, type CheckedInputOf, type ReplyOf } from '@inkstone/contracts';
import { type solveSlider as contract, puzzleMinutes } from '@inkstone/contracts/accounts';
import { isTrackSolved } from '@inkstone/domain/accounts';
import { later, minute } from '@inkstone/kernel';
import type { UseCase } from '../../http/route.ts';
import { lockReceiver } from './codes/store.ts';
import { readDevice } from './device.ts';
import { makeToken } from './opaque-token.ts';
import { refuseGuessers } from './puzzles/refuse-guessers.ts';
import { type Answer, setPass, takeAnswer } from './puzzles/store.ts';

/** Judges the one answer that a puzzle takes, and gives a pass for a right one. */
export const solveSlider: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, who, input) => {
  const now = deps.clock.now();
  const deviceId = readDevice(deps, who.origin) ?? '';
  const expiresAt = later(now, puzzleMinutes * minute);
  const { token, hash } = makeToken(input.id, deps.random);
  const isRight = await deps.db.transact(async ({ sql }) => {
    const puzzle = await takeAnswer(sql, { puzzleId: input.id, deviceId }, now);
    if (!puzzle || now >= puzzle.expiresAt) throw new AppError('slider_expired');
    // One answer of an address at a time, and counted where the puzzle was shown: neither puzzles drawn beforehand nor
    // answers that come at once, or from elsewhere, are a way around the limit.
    await lockReceiver(sql, puzzle.addressHash);
    await refuseGuessers(sql, { addressHash: puzzle.addressHash, answering: input.id }, now);
    if (!isSolved(puzzle.answer, input, now - puzzle.createdAt)) return false;
    await setPass(sql, input.id, hash, expiresAt);
    return true;
  });
  // Thrown only now: inside, it would roll the answer back.
  if (!isRight) throw new AppError('slider_wrong');
  return { slider: token, expiresAt };
};

function isSolved(answer: Answer, input: CheckedInputOf<typeof contract>, shownMs: number): boolean {
  return answer.kind === 'slider'
    ? isTrackSolved(input.track, answer.x, shownMs)
    : answer.picks.join() === input.picks.join();
}
