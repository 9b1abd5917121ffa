import { ProcessSupervisor, type SupervisorOptions } from './process-supervisor.ts';
import { Slots } from './slots.ts';

/** Options for running a model file. */
export interface HostOptions extends SupervisorOptions {
  /** Answers at once. */
  readonly slots: number;
  /** Requests that may wait for a slot. */
  readonly waiting: number;
  /** Timeout for stopping an answer, in ms, after which the process is ended. */
  readonly grace: number;
}

/** The process and the queue of one model file, shared by everything that uses it. */
export class ModelHost {
  readonly slots: Slots;
  readonly keeper: ProcessSupervisor;
  readonly grace: number;
  #users = 0;
  #busy = 0;

  constructor(options: HostOptions) {
    this.slots = new Slots(options.slots, options.waiting);
    this.keeper = new ProcessSupervisor(options);
    this.grace = options.grace;
  }

  /** Answers that the process works on, including those that are being stopped. */
  get busy(): number {
    return this.#busy;
  }

  open(): void {
    this.#users++;
  }

  /** Ends the process with its last user. */
  close(): void {
    this.#users--;
    if (this.#users === 0) this.keeper.close();
  }

  /** A request has received its slot. */
  enter(): void {
    this.#busy++;
  }

  /** The process has finished a request. `isGood`: it was answered. */
  leave(isGood: boolean): void {
    this.#busy--;
    this.keeper.leave(isGood);
    this.slots.release();
  }
}
