import type { Lint } from '@inkstone/proofread';
import type { Missing } from './check-state.ts';

/** A source that checks paragraphs: the local engine or a server. */
export interface CheckSource {
  /** Unique within a service. */
  readonly name: string;
  /** Whether it uses the network. Remote sources are not requested while offline or while the page is hidden. */
  readonly isRemote: boolean;
  /** Time in ms that the text must be unchanged before this source is requested. */
  readonly after: number;
  /** Characters per batch, and number of concurrent batches. */
  readonly batchLength: number;
  readonly batchesAtOnce: number;
  /** Whether it could find anything in a text. */
  needs(text: string): boolean;
  /**
   * Checks texts. `onFindings` is called with all findings of a text so far, at least once per text. Resolves when complete, with
   * the reason why each text is incomplete (null if it is complete). Rejects if the source cannot answer.
   */
  check(texts: readonly string[], onFindings: OnFindings): Promise<readonly (Missing | null)[]>;
  /** Returns the part of the check that a text lacks if this source is unavailable; null if other sources cover it. */
  lackOf(text: string): Missing | null;
  /** Called before a retry of incomplete checks. */
  retry?(): void;
}

/** Reports findings of the text at this index of the batch. */
export type OnFindings = (index: number, lints: readonly Lint[]) => void;

/** Whether the page is visible and online. */
export interface Surroundings {
  isVisible(): boolean;
  isOnline(): boolean;
  subscribe(listener: () => void): () => void;
}

/** Always visible and online. */
export const steadySurroundings: Surroundings = {
  isVisible: () => true,
  isOnline: () => true,
  subscribe: () => () => undefined,
};
