import type { Span } from '@inkstone/kernel';
import type { LightReason } from './reasons.ts';

/** A possible change, in offsets of the sentence, with its replacements, best first. */
export interface Candidate {
  readonly span: Span;
  readonly replacements: readonly string[];
  readonly reason: LightReason;
  /** Whether it improves the sentence; others only produce different alternatives. */
  readonly isBetter: boolean;
}
