import type { DueHandler } from '../platform/due/index.ts';
import { releaseHoldHandler } from '../platform/ledger/index.ts';
import { registered } from './modules.ts';

/** Handlers of due rows, by kind. */
export const dueHandlers: readonly DueHandler[] = [releaseHoldHandler, ...registered('dueHandlers')];
