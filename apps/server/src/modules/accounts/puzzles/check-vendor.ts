import { createHash } from 'node:crypto';
import { AppError, type CheckedInputOf } from '@inkstone/contracts';
import type { solveSlider } from '@inkstone/contracts/accounts';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { CaptchaUnavailable, type CaptchaVerdict } from '../../../ports/captcha.ts';
import { lockName } from '../codes/store.ts';
import { claimToken, deletePuzzle, type OpenPuzzle } from './store.ts';

type Input = CheckedInputOf<typeof solveSlider>;

/** Records the token of an answer for its puzzle; false when there is none, or it answered a puzzle before. */
export async function claimAnswer(sql: Sql, { id, vendor }: Input): Promise<boolean> {
  if (!vendor) return false;
  const hash = createHash('sha256').update(vendor.token).digest('hex');
  await lockName(sql, hash);
  return claimToken(sql, id, hash);
}

/**
 * Returns whether the vendor accepts an answer. Refuses with `slider_expired`, or with `captcha_unavailable` when it cannot be
 * reached: without a verdict no pass is issued.
 */
export async function isVendorSatisfied(
  deps: Pick<Deps, 'captcha' | 'db' | 'log'>,
  { answer, action }: OpenPuzzle,
  { id, vendor }: Input,
  address: string,
): Promise<boolean> {
  // Puzzles that were created before a change of the settings belong to another vendor.
  const isOfVendor = answer.kind === 'vendor' && answer.vendor === deps.captcha?.widget.vendor;
  if (!deps.captcha || !vendor || !isOfVendor) throw new AppError('slider_expired');
  let verdict: CaptchaVerdict;
  try {
    verdict = await deps.captcha.verify({ ...vendor, puzzleId: id, action, address });
  } catch (error) {
    if (!(error instanceof CaptchaUnavailable)) throw error;
    deps.log.warn('a CAPTCHA vendor returned no verdict', { reason: error.message });
    await deletePuzzle(deps.db.sql, id);
    throw new AppError('captcha_unavailable', {}, error);
  }
  if (verdict === 'expired') throw new AppError('slider_expired');
  return verdict === 'passed';
}
