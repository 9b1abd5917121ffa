import type { RewriteMode } from '@inkstone/contracts/rewriting';

/** The user's options for a run. */
export interface RunChoices {
  readonly mode: RewriteMode;
  readonly documentId: string;
  readonly terms: readonly string[];
  readonly unlocked: readonly string[];
}
