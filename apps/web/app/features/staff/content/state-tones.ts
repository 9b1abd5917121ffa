import type { ArticleState } from '@inkstone/contracts/staff/content';
import type { Tone } from '@inkstone/ui';

/** Colours of the states of articles. */
export const stateTones: Readonly<Record<ArticleState, Tone>> = {
  draft: 'plain',
  scheduled: 'note',
  published: 'good',
  withdrawn: 'warn',
};
