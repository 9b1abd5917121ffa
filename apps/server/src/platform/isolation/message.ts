import type { ErrorCode, ErrorParams } from '@inkstone/phrases';

/** A task sent to a process. */
export interface TaskMessage<Task> {
  readonly task: Task;
  readonly limits: TaskLimits;
}

/** Limits of one task; a process that exceeds them is ended. */
export interface TaskLimits {
  /** CPU time, in ms. */
  readonly processorTime: number;
  /** Memory of the whole process, in bytes. */
  readonly memory: number;
}

/** The outcome of a task. */
export type Answer<Result> =
  | { readonly result: Result; readonly memory: number }
  | { readonly refusal: { readonly code: ErrorCode; readonly params: ErrorParams }; readonly memory: number }
  | { readonly failure: { readonly name: string; readonly message: string; readonly stack: string } };
