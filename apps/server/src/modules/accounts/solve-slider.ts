import { AppError, type CheckedInputOf, type ReplyOf } from '@inkstone/contracts';
import { type solveSlider as contract, puzzleMinutes } from '@inkstone/contracts/accounts';
import { isTrackSolved } from '@inkstone/domain/accounts';
import { later, minute } from '@inkstone/kernel';
import type { UseCase } from '../../http/route.ts';
import { readDevice } from './device.ts';
import { makeToken } from './opaque-token.ts';
import { type Answer, setPass, takeAnswer } from './puzzles/store.ts';

/** Judges the one answer that a puzzle takes, and gives a pass for a right one. */
export const solveSlider: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, who, input) => {
  const now = deps.clock.now();
  const deviceId = readDevice(deps, who.origin) ?? '';
  const puzzle = await takeAnswer(deps.db.sql, { puzzleId: input.id, deviceId }, now);
  if (!puzzle || now >= puzzle.expiresAt) throw new AppError('slider_expired');
  if (!isSolved(puzzle.answer, input, now - puzzle.createdAt)) throw new AppError('slider_wrong');

  const expiresAt = later(now, puzzleMinutes * minute);
  const { token, hash } = makeToken(input.id, deps.random);
  await setPass(deps.db.sql, input.id, hash, expiresAt);
  return { slider: token, expiresAt };
};

function isSolved(answer: Answer, input: CheckedInputOf<typeof contract>, shownMs: number): boolean {
  return answer.kind === 'slider'
    ? isTrackSolved(input.track, answer.x, shownMs)
    : answer.picks.join() === input.picks.join();
}
