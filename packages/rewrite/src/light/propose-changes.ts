import { overlaps, type Span } from '@inkstone/kernel';
import { atomCharacter, type Lock } from '../locks/lock.ts';
import type { Candidate } from './candidate.ts';
import { proposeChinese } from './chinese/propose-chinese.ts';
import { forDialect } from './english/for-dialect.ts';
import { proposeEnglish } from './english/propose-english.ts';
import type { LightChange, LightOptions } from './light-result.ts';

/** Maximum length of a sentence in UTF-16 units; longer ones are not changed. */
const maxLength = 1000;

/** Returns all possible changes of a sentence outside of its locks; of overlapping ones the longer first. */
export function proposeChanges(sentence: string, options: LightOptions): Candidate[] {
  const { language, locks, resources = {} } = options;
  if (sentence.length > maxLength) return [];
  const masked = maskLocked(sentence, locks);
  const found =
    language === 'zh'
      ? proposeChinese(masked)
      : forDialect(sentence, proposeEnglish(masked, resources.tagger), resources.lexicon);
  return found.filter(
    ({ span, replacements }) =>
      !locks.some((lock) => overlaps(lock.span, span)) &&
      replacements[0] !== sentence.slice(span.start, span.end),
  );
}

/** Returns the sentence with its locks masked at the same length. */
function maskLocked(sentence: string, locks: readonly Lock[]): string {
  let text = '';
  let end = 0;
  for (const { span } of locks) {
    text += sentence.slice(end, span.start) + atomCharacter.repeat(span.end - span.start);
    end = span.end;
  }
  return text + sentence.slice(end);
}

/** Returns the candidates without overlaps, preferring longer ones, in text order. */
export function withoutOverlap(candidates: readonly Candidate[]): Candidate[] {
  const length = ({ start, end }: Span) => end - start;
  const kept: Candidate[] = [];
  for (const candidate of candidates.toSorted((a, b) => length(b.span) - length(a.span))) {
    if (!kept.some(({ span }) => touches(span, candidate.span))) kept.push(candidate);
  }
  return kept.sort((a, b) => a.span.start - b.span.start);
}

function touches(one: Span, other: Span): boolean {
  return one.start <= other.end && other.start <= one.end;
}

/** Converts a candidate to a change with one of its replacements. */
export function changeOf(
  sentence: string,
  { span, replacements, reason }: Candidate,
  choice = 0,
): LightChange {
  const replacement = replacements[choice % replacements.length] ?? '';
  return { span, original: sentence.slice(span.start, span.end), replacement, reason };
}

/** Returns the sentence with changes applied; the changes are in order and do not overlap. */
export function applyChanges(sentence: string, changes: readonly LightChange[]): string {
  let text = '';
  let end = 0;
  for (const { span, replacement } of changes) {
    text += sentence.slice(end, span.start) + replacement;
    end = span.end;
  }
  return text + sentence.slice(end);
}
