import type { Readable } from 'node:stream';
import { minute } from '@inkstone/kernel';
import type { Deps } from '../../../../deps.ts';
import type { Run } from './schedule.ts';
import { changeRun } from './store.ts';

/** A run that nobody has touched for so long was left behind by a crash. */
export const standstill = 10 * minute;

/** A run has been taken over by somebody else, or is wanted no more. */
export class LostRunError extends Error {
  constructor() {
    super('The run is somebody else’s');
    this.name = 'LostRunError';
  }
}

/** Holds a run for its worker as long as something gets done. */
export class Lease {
  readonly #deps: Pick<Deps, 'db' | 'clock'>;
  readonly #run: Run;
  #touchedAt: number;

  constructor(deps: Pick<Deps, 'db' | 'clock'>, run: Run) {
    this.#deps = deps;
    this.#run = run;
    this.#touchedAt = run.touchedAt;
  }

  /** Says that something got done; said to others at most once a minute. Throws LostRunError. */
  async touch(): Promise<void> {
    if (this.#deps.clock.now() - this.#touchedAt >= minute) await this.prove();
  }

  /** Makes sure that the run is still the worker's own. Throws LostRunError. */
  async prove(): Promise<void> {
    this.#touchedAt = this.#deps.clock.now();
    const isMine = await changeRun(this.#deps.db.sql, this.#run, { touchedAt: this.#deps.clock.now() });
    if (!isMine) throw new LostRunError();
  }

  /** Passes a stream on, piece by piece, as long as the run is the worker's own. */
  async *watch(content: Readable): AsyncIterable<Buffer> {
    for await (const piece of content) {
      await this.touch();
      yield piece;
    }
  }
}
