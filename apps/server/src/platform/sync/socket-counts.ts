import { AppError } from '@inkstone/contracts';
import { syncLimits } from '@inkstone/contracts/sync';
import type { SharedState } from '../shared-state/shared-state.ts';

/** Counts the sockets of accounts over all processes. */
export class SocketCounts {
  readonly #shared: SharedState;
  readonly #ofAccounts = new Map<string, number>();

  constructor(shared: SharedState) {
    this.#shared = shared;
  }

  /**
   * Counts a socket immediately. Rejects with `too_many_requests` if the account has too many; the socket is
   * counted in either case.
   */
  async add(accountId: string): Promise<void> {
    this.#change(accountId, 1);
    if ((await this.#share(accountId)) === false) throw new AppError('too_many_requests', { seconds: 60 });
  }

  /** Uncounts a socket. */
  remove(accountId: string): void {
    this.#change(accountId, -1);
    void this.#share(accountId);
  }

  #change(accountId: string, by: 1 | -1): void {
    const count = (this.#ofAccounts.get(accountId) ?? 0) + by;
    if (count === 0) this.#ofAccounts.delete(accountId);
    else this.#ofAccounts.set(accountId, count);
  }

  #share(accountId: string): Promise<boolean | null> {
    const count = this.#ofAccounts.get(accountId) ?? 0;
    return this.#shared.hold('sockets', accountId, count, syncLimits.socketsOfAccount);
  }
}
