import { syncLimits } from '@inkstone/contracts/sync';
import type { SharedState } from '../shared-state/shared-state.ts';

/**
 * Counts bytes of incomplete updates over all sockets of this process, and per account over all processes.
 */
export class PendingBytes {
  readonly #shared: SharedState;
  readonly #ofAccounts = new Map<string, number>();
  #all = 0;

  constructor(shared: SharedState) {
    this.#shared = shared;
  }

  /** Counts a change; returns whether account and server are within `syncLimits` in this process. */
  change(accountId: string, bytes: number): boolean {
    const now = (this.#ofAccounts.get(accountId) ?? 0) + bytes;
    if (now > 0) this.#ofAccounts.set(accountId, now);
    else this.#ofAccounts.delete(accountId);
    this.#all += bytes;
    return now <= syncLimits.pendingOfAccount && this.#all <= syncLimits.pending;
  }

  /**
   * Publishes the bytes of an account to the other processes; returns whether it is within its limit over all
   * of them, null when that is unknown.
   */
  share(accountId: string): Promise<boolean | null> {
    const bytes = this.#ofAccounts.get(accountId) ?? 0;
    return this.#shared.hold('pending', accountId, bytes, syncLimits.pendingOfAccount);
  }

  get all(): number {
    return this.#all;
  }
}
