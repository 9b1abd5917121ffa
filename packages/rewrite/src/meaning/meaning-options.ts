import type { RewriteLanguage, RewriteResources } from '../resources.ts';

/** The language of both sentences, and the data for synonyms and base forms. */
export interface MeaningOptions {
  readonly language: RewriteLanguage;
  readonly resources?: RewriteResources;
}
