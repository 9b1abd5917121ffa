import { AppError } from '@inkstone/contracts';
import { type RewriteLanguage, rewriteLimits } from '@inkstone/contracts/rewriting';
import { mannerOf, type Task } from '@inkstone/domain/rewriting';
import type { Span } from '@inkstone/kernel';
import { mainLanguage } from '@inkstone/kernel';
import { countWords } from '@inkstone/proofread/client';
import {
  findLocks,
  type Lock,
  type LockKind,
  lockedText,
  locksWithin,
  splitSentences,
} from '@inkstone/rewrite';

/** Texts that a user has locked and unlocked. */
export interface LockChoices {
  readonly terms: readonly string[];
  readonly withoutLocks: readonly LockKind[];
  readonly unlocked: readonly string[];
}

/** A sentence or passage to rewrite. */
export interface PlannedSentence {
  readonly index: number;
  /** In offsets of the text (UTF-16 code units); includes trailing white space. */
  readonly span: Span;
  readonly original: string;
  /** The part without surrounding white space, in offsets of `original`. */
  readonly core: Span;
  /** In offsets of `core`. */
  readonly locks: readonly Lock[];
  readonly language: RewriteLanguage;
  /** Words charged if it is rewritten. */
  readonly words: number;
  /** Why it is not rewritten: it contains no words, or most of it is locked. */
  readonly skipped: 'empty' | 'locked' | null;
}

/** A text divided into sentences, whose spans cover the whole text. */
export interface TextPlan {
  readonly language: RewriteLanguage;
  /** In offsets of the text. */
  readonly locks: readonly Lock[];
  readonly sentences: readonly PlannedSentence[];
  /** Maximum number of words charged. */
  readonly price: number;
}

/** Above this share of locked characters a sentence is not rewritten. */
const maxLockedShare = 0.6;
/** Target number of words of a passage; longer paragraphs are divided between sentences. */
const passageWords = 200;

/** Divides a text into sentences with their locks. Deterministic. */
export function planText(
  text: string,
  choices: LockChoices,
  options: { readonly language: 'auto' | RewriteLanguage; readonly task: Task },
): TextPlan {
  const language = options.language === 'auto' ? (mainLanguage(text) ?? 'zh') : options.language;
  const unlocked = new Set(choices.unlocked);
  const locks = findLocks(text, { terms: choices.terms, without: choices.withoutLocks }).filter(
    (lock) => lock.kind === 'atom' || !unlocked.has(lockedText(text, lock)),
  );
  const spans = splitSentences(text, locks);
  const units = mannerOf(options.task).takesParagraphs ? joinPassages(text, spans) : spans;
  const sentences = units.map((span, index) => planSentence({ text, locks, language }, span, index));
  const price = sentences.reduce((sum, { words, skipped }) => sum + (skipped ? 0 : words), 0);
  return { language, locks, sentences, price };
}

/** Throws for an empty text and for one that is too long. */
export function requireLength(text: string, words: number): void {
  if (text.trim() === '') throw new AppError('content_required');
  if (text.length > rewriteLimits.characters || countWords(text) > words)
    throw new AppError('rewrite_too_long', { limit: words });
}

function planSentence(
  { text, locks: all, language }: { text: string; locks: readonly Lock[]; language: RewriteLanguage },
  span: Span,
  index: number,
): PlannedSentence {
  const original = text.slice(span.start, span.end);
  const start = original.length - original.trimStart().length;
  const core = { start, end: Math.max(start, original.trimEnd().length) };
  const locks = locksWithin(all, { start: span.start + core.start, end: span.start + core.end });
  const body = original.slice(core.start, core.end);
  const locked = locks.reduce((sum, lock) => sum + lock.span.end - lock.span.start, 0);
  const free = locks.reduceRight(
    (rest, lock) => rest.slice(0, lock.span.start) + rest.slice(lock.span.end),
    body,
  );
  const isLocked = body.length > 0 && locked / body.length > maxLockedShare;
  return {
    ...{ index, span, original, core, locks },
    language: mainLanguage(free) ?? mainLanguage(body) ?? language,
    words: countWords(body),
    skipped: isLocked ? 'locked' : mainLanguage(free) === null ? 'empty' : null,
  };
}

/** Joins the sentences of a paragraph into passages. */
function joinPassages(text: string, spans: readonly Span[]): Span[] {
  const passages: Span[] = [];
  let words = 0;
  for (const span of spans) {
    const own = countWords(text.slice(span.start, span.end));
    const last = passages.at(-1);
    const isNew =
      last === undefined || text.slice(last.start, last.end).endsWith('\n') || words + own > passageWords;
    if (isNew) passages.push(span);
    else passages[passages.length - 1] = { start: last.start, end: span.end };
    words = isNew ? own : words + own;
  }
  return passages;
}
