import type { RewriteLanguage, RewriteResources } from '../resources.ts';

/** The language of both sentences, and the data that synonyms and base forms are read from. */
export interface MeaningOptions {
  readonly language: RewriteLanguage;
  readonly resources?: RewriteResources;
}
