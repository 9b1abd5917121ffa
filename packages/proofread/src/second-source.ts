import type { Lint } from './lint.ts';

/** A further engine whose findings come later and are merged: harper, a server. */
export interface SecondSource {
  /** Findings in one paragraph, in its UTF-16 offsets; may take seconds the first time. */
  checkParagraph(text: string): Promise<readonly Lint[]>;
}
