import type { DueHandler } from '../due/run-due.ts';
import { releaseHold, releaseHoldKind } from './ledger.ts';

/** Releases holds whose time is over, such as after a crash between reserving and settling. */
export const releaseHoldHandler: DueHandler = {
  kind: releaseHoldKind,
  run: async ({ db }, holdId) => {
    await db.transact(({ sql }) => releaseHold(sql, holdId));
  },
};
