import type { Span } from '@inkstone/kernel';
import { splitSentences } from '@inkstone/proofread/client';

/** The sentence around a finding; both sides are truncated. */
export interface Surroundings {
  readonly before: string;
  readonly after: string;
}

/** Maximum context, in characters. */
const maxContext = 80;

/** Returns the sentence, or sentences, around a range of a paragraph. */
export function sentenceAround(paragraph: string, { start, end }: Span): Surroundings {
  const touched = splitSentences(paragraph).filter((each) => each.start < end && start < each.end);
  const from = touched[0]?.start ?? start;
  const to = touched.at(-1)?.end ?? end;
  const before = Array.from(paragraph.slice(Math.min(from, start), start).trimStart());
  const after = Array.from(paragraph.slice(end, Math.max(to, end)).trimEnd());
  return {
    before: before.length > maxContext ? `…${before.slice(-maxContext).join('')}` : before.join(''),
    after: after.length > maxContext ? `${after.slice(0, maxContext).join('')}…` : after.join(''),
  };
}
