import type { Lint } from '../lint.ts';
import type { ProofreadOptions } from '../settings.ts';

/** A paragraph to check; `id` is chosen by the client. */
export interface CheckItem {
  readonly id: string;
  readonly text: string;
  /** Whether it is a text of many paragraphs, for which only the findings that require the whole text are returned. */
  readonly isWhole?: boolean;
}

/** The findings of one paragraph. */
export interface CheckedItem {
  readonly id: string;
  readonly lints: readonly Lint[];
}

/** Messages to the checking thread. Versions increase with every batch. */
export type CheckRequest =
  /** `key` identifies the options; known ones are not sent again. */
  | { readonly kind: 'configure'; readonly options: ProofreadOptions; readonly key: string }
  | { readonly kind: 'check'; readonly version: number; readonly items: readonly CheckItem[] }
  /** Batches up to this version are cancelled and need no answer. */
  | { readonly kind: 'abandon'; readonly version: number }
  /** Loading that failed may be retried at the next check. */
  | { readonly kind: 'retry' }
  /** Whether the user is typing, during which loading may be postponed. */
  | { readonly kind: 'busy'; readonly isBusy: boolean };

/**
 * State of the resources of rules: `waiting` until a text needs them, `partly` while more are being loaded,
 * `failed` if some could not be loaded.
 */
export type ResourceState = 'waiting' | 'loading' | 'partly' | 'ready' | 'failed';

/** Messages from the checking thread. */
export type CheckReply =
  /** The findings of the built-in rules, one message per batch. */
  | { readonly kind: 'checked'; readonly version: number; readonly items: readonly CheckedItem[] }
  /** All findings of a paragraph, if the second engine or new resources have changed them. */
  | { readonly kind: 'improved'; readonly version: number; readonly item: CheckedItem }
  /** The batch is complete; `lacking` contains the ids of items that were not checked completely. */
  | { readonly kind: 'finished'; readonly version: number; readonly lacking: readonly string[] }
  /** State of the thread, not of a batch. */
  | { readonly kind: 'resources'; readonly state: ResourceState };

/** One end of a channel between threads: the common interface of browser and Node ports. */
export interface CheckPort<Sent, Received> {
  post(message: Sent): void;
  /** Sets the only listener. */
  listen(listener: (message: Received) => void): void;
}
