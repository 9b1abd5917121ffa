import type { Span } from '@inkstone/kernel';
import type { Lock } from '../locks/lock.ts';
import type { RewriteLanguage, RewriteResources } from '../resources.ts';
import type { LightReason } from './reasons.ts';

/** One change of light rewriting, in offsets of the original sentence. */
export interface LightChange {
  readonly span: Span;
  readonly original: string;
  readonly replacement: string;
  readonly reason: LightReason;
}

/** The rewritten sentence with its changes in order; without changes the text is the original. */
export interface LightResult {
  readonly text: string;
  readonly changes: readonly LightChange[];
}

/** Options of light rewriting for a sentence. */
export interface LightOptions {
  readonly language: RewriteLanguage;
  /** Spans, in offsets of the sentence, that are not changed. */
  readonly locks: readonly Lock[];
  readonly resources?: RewriteResources;
}
