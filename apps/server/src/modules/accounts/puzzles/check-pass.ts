import { AppError } from '@inkstone/contracts';
import type { PuzzleAction } from '@inkstone/contracts/accounts';
import type { Instant } from '@inkstone/kernel';
import type { Sql } from '../../../db/database.ts';
import { readToken } from '../opaque-token.ts';
import { isPassOpen, type Pass, usePassUp } from './store.ts';

/** What is shown to get past a puzzle. */
export interface ShownPass {
  readonly slider: string;
  readonly phone: string;
  readonly action: PuzzleAction;
}

/** Refuses unless the pass is open for this number and purpose; it stays open. */
export async function requirePass(db: Sql, shown: ShownPass, now: Instant): Promise<void> {
  const pass = toPass(shown);
  if (!pass || !(await isPassOpen(db, pass, now))) throw new AppError('slider_required');
}

/** Uses the pass up, or refuses. */
export async function spendPass(db: Sql, shown: ShownPass, now: Instant): Promise<void> {
  const pass = toPass(shown);
  if (!pass || !(await usePassUp(db, pass, now))) throw new AppError('slider_required');
}

function toPass({ slider, phone, action }: ShownPass): Pass | null {
  const parts = readToken(slider);
  return parts && { puzzleId: parts.ownerId, hash: parts.hash, phone, action };
}
