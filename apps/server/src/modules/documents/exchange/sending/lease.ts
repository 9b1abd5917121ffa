import type { Readable } from 'node:stream';
import { minute } from '@inkstone/kernel';
import type { Deps } from '../../../../deps.ts';
import type { Run } from './schedule.ts';
import { changeRun } from './store.ts';

/** Without progress for this long, a run counts as abandoned by a crash. */
export const progressTimeout = 10 * minute;

/** A run was taken over by another worker, or cancelled. */
export class LostRunError extends Error {
  constructor() {
    super('Another worker holds the run, or it was cancelled');
    this.name = 'LostRunError';
  }
}

/** A worker's lease on a run, valid while there is progress. */
export class Lease {
  readonly #deps: Pick<Deps, 'db' | 'clock'>;
  readonly #run: Run;
  #touchedAt: number;

  constructor(deps: Pick<Deps, 'db' | 'clock'>, run: Run) {
    this.#deps = deps;
    this.#run = run;
    this.#touchedAt = run.touchedAt;
  }

  /** Reports progress; written at most once a minute. Throws LostRunError. */
  async touch(): Promise<void> {
    if (this.#deps.clock.now() - this.#touchedAt >= minute) await this.prove();
  }

  /** Checks that the worker still holds the run. Throws LostRunError. */
  async prove(): Promise<void> {
    this.#touchedAt = this.#deps.clock.now();
    const isMine = await changeRun(this.#deps.db.sql, this.#run, { touchedAt: this.#deps.clock.now() });
    if (!isMine) throw new LostRunError();
  }

  /** Passes a stream through while the worker holds the run. */
  async *watch(content: Readable): AsyncIterable<Buffer> {
    for await (const piece of content) {
      await this.touch();
      yield piece;
    }
  }
}
