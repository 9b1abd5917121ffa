import type {
  KeptReason,
  LightChangeView,
  MeaningVerdict,
  SentenceState,
} from '@inkstone/contracts/rewriting';
import type { PlannedSentence } from '../plan/plan-text.ts';

/** The result of one sentence. `text` includes the surrounding white space. */
export interface RewrittenSentence {
  readonly index: number;
  readonly state: SentenceState;
  readonly keptBecause: KeptReason | null;
  readonly text: string;
  readonly changes: readonly LightChangeView[];
  readonly meaning: MeaningVerdict | null;
}

/** A new version of a sentence, without the surrounding white space. */
export type Version = Pick<RewrittenSentence, 'text' | 'changes' | 'meaning'>;

/**
 * Replaces a sentence by a new version within its surrounding white space; unchanged if the version has the
 * same words.
 */
export function withVersion(sentence: PlannedSentence, version: Version): RewrittenSentence {
  const { index, original, core } = sentence;
  const isSame = version.text === original.slice(core.start, core.end);
  if (isSame) return unchanged(sentence);
  const text = original.slice(0, core.start) + version.text + original.slice(core.end);
  const changes = version.changes.map((change) => ({
    ...change,
    span: { start: change.span.start + core.start, end: change.span.end + core.start },
  }));
  return { index, state: 'rewritten', keptBecause: null, text, changes, meaning: version.meaning };
}

/** Returns the original sentence, because no better version was found. */
export function unchanged({ index, original }: PlannedSentence): RewrittenSentence {
  return { index, state: 'unchanged', keptBecause: null, text: original, changes: [], meaning: null };
}

/** Returns the original sentence, because it could not be rewritten safely. */
export function kept({ index, original }: PlannedSentence, keptBecause: KeptReason): RewrittenSentence {
  return { index, state: 'kept', keptBecause, text: original, changes: [], meaning: null };
}
