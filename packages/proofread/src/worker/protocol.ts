import type { Lint } from '../lint.ts';
import type { ProofreadOptions } from '../settings.ts';

/** A paragraph to check; `id` is the asker's own name for it. */
export interface CheckItem {
  readonly id: string;
  readonly text: string;
  /** A text of many paragraphs, wanted is what only the whole of it shows. */
  readonly isWhole?: boolean;
}

/** The findings of one paragraph. */
export interface CheckedItem {
  readonly id: string;
  readonly lints: readonly Lint[];
}

/** What is sent to the thread that checks. Versions grow with every batch. */
export type CheckRequest =
  /** `key` names the options: what was named so before is known. */
  | { readonly kind: 'configure'; readonly options: ProofreadOptions; readonly key: string }
  | { readonly kind: 'check'; readonly version: number; readonly items: readonly CheckItem[] }
  /** Batches up to this version have become stale: no answer is wanted any more. */
  | { readonly kind: 'abandon'; readonly version: number }
  /** What could not be loaded may be tried again at the next check. */
  | { readonly kind: 'retry' }
  /** Whether somebody is typing: what has to be loaded may wait meanwhile. */
  | { readonly kind: 'busy'; readonly isBusy: boolean };

/**
 * What rules have of the data they need: `waiting` until a text needs it, `partly` while more is on its way,
 * `failed` when some of it could not be had.
 */
export type ResourceState = 'waiting' | 'loading' | 'partly' | 'ready' | 'failed';

/** What comes back. */
export type CheckReply =
  /** The own rules' findings, one message for each batch. */
  | { readonly kind: 'checked'; readonly version: number; readonly items: readonly CheckedItem[] }
  /** All findings of a paragraph after the second engine has looked at it, when it found more. */
  | { readonly kind: 'improved'; readonly version: number; readonly item: CheckedItem }
  /** Nothing more will come for this batch; `lacking` are the ids of items that not everything was looked for in. */
  | { readonly kind: 'finished'; readonly version: number; readonly lacking: readonly string[] }
  /** Of the thread, not of a batch. */
  | { readonly kind: 'resources'; readonly state: ResourceState };

/** The end of a channel between threads: what browser and Node ports have in common. */
export interface CheckPort<Sent, Received> {
  post(message: Sent): void;
  /** Sets the one listener. */
  listen(listener: (message: Received) => void): void;
}
