import type { MeteredFeature } from './daily-limits.ts';

/**
 * Features with a limit or a package of words that this version of the product has. The catalogue contains the limits of
 * all of them; pages show only those of this list. Add further features here.
 * Those that need a text model are offered only where one is configured.
 */
export const availableFeatures: readonly (MeteredFeature | 'inspire')[] = [
  'proofread',
  'translate',
  'rewrite',
  'continue',
  'inspire',
];
