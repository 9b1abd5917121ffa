import { AppError } from '@inkstone/contracts';
import type { CodeAction } from '@inkstone/contracts/accounts';
import type { Instant } from '@inkstone/kernel';
import type { Sql } from '../../../platform/db/database.ts';
import { readToken } from '../opaque-token.ts';
import { consumePass, isPassOpen, type Pass } from './store.ts';

/** A presented pass. */
export interface ShownPass {
  readonly slider: string;
  readonly receiver: string;
  readonly action: CodeAction;
  /** The browser that presents it; null without a valid device id. */
  readonly device: string | null;
}

/**
 * Returns the browser of a pass that is valid for this receiver and purpose, or refuses; the pass stays
 * valid.
 */
export async function requirePass(db: Sql, shown: ShownPass, now: Instant): Promise<string> {
  const pass = toPass(shown);
  if (!pass || !(await isPassOpen(db, pass, now))) throw new AppError('slider_required');
  return pass.deviceId;
}

/** Uses the pass up and returns its browser, or refuses. */
export async function spendPass(db: Sql, shown: ShownPass, now: Instant): Promise<string> {
  const pass = toPass(shown);
  if (!pass || !(await consumePass(db, pass, now))) throw new AppError('slider_required');
  return pass.deviceId;
}

function toPass({ slider, receiver, action, device }: ShownPass): Pass | null {
  const parts = device === null ? null : readToken(slider);
  return parts && device !== null
    ? { puzzleId: parts.ownerId, hash: parts.hash, receiver, action, deviceId: device }
    : null;
}
