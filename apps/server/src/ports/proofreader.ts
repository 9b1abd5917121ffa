import type { PackState } from '@inkstone/chinese/files';
import type { Lint, ProofreadOptions } from '@inkstone/proofread/client';

/** Called after each part of a long text with the number of characters (UTF-16) checked. */
export type OnProgress = (checked: number, total: number) => void;

/** Options of a check. */
export interface CheckOptions {
  readonly onProgress?: OnProgress;
  /** Whether no user waits for the result, as with a whole file: it then yields to interactive checks. */
  readonly isBackground?: boolean;
  /** Stops the check, which rejects with CheckAbandoned. */
  readonly signal?: AbortSignal;
}

/** The progress of a check after another part. */
export interface CheckStep {
  /** Characters (UTF-16) checked so far. */
  readonly checked: number;
  /** The findings of that part; in the last step, all findings of the text, in order. */
  readonly lints: readonly Lint[];
  readonly isLast: boolean;
}

/** Proofreads whole texts in worker threads. */
export interface Proofreader {
  /** Returns all findings, in order. Rejects with CheckAbandoned. */
  check(text: string, rules: ProofreadOptions, options?: CheckOptions): Promise<readonly Lint[]>;
  /** Like `check`, in steps. Other checks may run between two steps. */
  checkInSteps(text: string, rules: ProofreadOptions, options?: CheckOptions): AsyncIterable<CheckStep>;
  /** Whether a Chinese language pack is used, and which. */
  languagePack(): Promise<PackState>;
  /** Starts and warms the interactive thread without waiting for it, and keeps it running. */
  keepWarm(): void;
  /** Starts and warms it likewise, and keeps it running until 15 minutes pass without a call of this or a check. */
  warm(): void;
  /** Ends the threads; running checks are abandoned. */
  close(): Promise<void>;
}
