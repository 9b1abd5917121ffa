import type { DueHandler } from '../platform/due/index.ts';
import { releaseHoldHandler } from '../platform/ledger/index.ts';
import { registered } from './modules.ts';

/** What can be scheduled for a time. */
export const dueHandlers: readonly DueHandler[] = [releaseHoldHandler, ...registered('dueHandlers')];
