import type { Lint } from './lint.ts';

/** A further, asynchronous engine whose findings are merged: harper, a server. */
export interface SecondSource {
  /**
   * Findings in one paragraph, in its UTF-16 offsets; the first call may take seconds. Rejects on failure.
   */
  checkParagraph(text: string): Promise<readonly Lint[]>;
}
