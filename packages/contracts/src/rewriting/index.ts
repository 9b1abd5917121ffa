import { z } from 'zod';

/** Limits of the writing tools on texts. Words are counted as in readings 2. */
export const rewriteLimits = {
  /** Words of one run (readings 22). */
  words: 40_000,
  /** Characters of one run, regardless of the number of words. */
  characters: 200_000,
  /** Words of a selection for an action. */
  selectionWords: 3000,
  /** Words of a sentence for which alternatives are generated. */
  sentenceWords: 400,
  /** Terms that a caller locks, and their length in characters. */
  terms: 500,
  termCharacters: 100,
  /** Words of the trial, per text. */
  trialWords: 500,
  /** Custom actions of an account, with the lengths of name and instruction in characters. */
  actions: 50,
  actionName: 40,
  actionPrompt: 500,
  /** Jobs of an account that are waiting or running. */
  openJobs: 5,
  /** How long a job is kept, in days. */
  keptDays: 30,
  /** Characters of the name of a job. */
  jobName: 100,
} as const;

/** How strongly a text is rewritten. */
export const rewriteMode = z.enum(['basic', 'academic', 'max']);
export type RewriteMode = z.output<typeof rewriteMode>;

/** Actions on a selection; `own`: an instruction of the user. */
export const reviseTool = z.enum(['polish', 'shorten', 'expand', 'tone', 'own']);
export type ReviseTool = z.output<typeof reviseTool>;

/** Tones that a selection can be given. */
export const reviseTones = ['formal', 'friendly', 'concise', 'confident', 'neutral'] as const;
export const reviseTone = z.enum(reviseTones);
export type ReviseTone = z.output<typeof reviseTone>;

export const rewriteLanguage = z.enum(['zh', 'en']);
export type RewriteLanguage = z.output<typeof rewriteLanguage>;

/** Kinds of locks; see `LockKind` of the package `rewrite`. */
export const lockKind = z.enum([
  'term',
  'number',
  'date',
  'quotation',
  'citation',
  'formula',
  'url',
  'email',
  'doi',
  'code',
  'title',
  'documentNumber',
  'atom',
]);

/** From `start` up to `end`, in UTF-16 code units of the text sent. */
export const textSpan = z.object({ start: z.int(), end: z.int() });

export const lockView = z.object({ kind: lockKind, span: textSpan });
export type LockView = z.output<typeof lockView>;

/**
 * Locks: terms in addition to detected patterns, and exceptions. Objects of the editor without text
 * (footnotes, pictures, formulas) are sent as U+FFFC, which is always locked.
 */
export const lockChoices = {
  terms: z.array(z.string().min(1).max(rewriteLimits.termCharacters)).max(rewriteLimits.terms).default([]),
  /** Kinds that are not locked. */
  withoutLocks: z.array(lockKind).max(lockKind.options.length).default([]),
  /** Texts of found locks that the user has unlocked. */
  unlocked: z.array(z.string().min(1).max(2000)).max(rewriteLimits.terms).default([]),
};

/**
 * State of a sentence. `rewritten`: `text` is new. `unchanged`: nothing better was found. `kept`: it could not be
 * rewritten safely. Only rewritten sentences are charged.
 */
export const sentenceState = z.enum(['rewritten', 'unchanged', 'kept']);
export type SentenceState = z.output<typeof sentenceState>;

/**
 * Reason why a sentence was kept. `locks`: the answer changed locked text. `answer`: the answer was not a version of the sentence
 * (other language, length, an address, a followed instruction). `model`: the model failed. `locked`: most of the sentence is
 * locked. `blocked`: the check for prohibited words refused it.
 */
export const keptReason = z.enum(['locks', 'answer', 'model', 'locked', 'blocked']);
export type KeptReason = z.output<typeof keptReason>;

/** Verdict on whether a new version has the same meaning. */
export const meaningVerdict = z.enum(['same', 'check', 'differs']);
export type MeaningVerdict = z.output<typeof meaningVerdict>;

/** A change of light rewriting, in offsets of the original sentence. `reason`: a key of `reasons` in the phrases namespace `rewrite`. */
export const lightChange = z.object({
  span: textSpan,
  original: z.string(),
  replacement: z.string(),
  reason: z.string(),
});
export type LightChangeView = z.output<typeof lightChange>;

/** A new version of a sentence. */
export const sentenceVersion = z.object({
  text: z.string(),
  /** Changes with reasons if it was made without a model; empty otherwise. */
  changes: z.array(lightChange),
  /** Null if the model was requested to change the meaning or the length (own actions, shorten, expand). */
  meaning: meaningVerdict.nullable(),
});
export type SentenceVersion = z.output<typeof sentenceVersion>;

/**
 * A sentence with its result; for actions on a selection, a passage of several sentences. White space after the sentence belongs
 * to its span, to `original` and to `text`.
 */
export const rewrittenSentence = sentenceVersion.extend({
  index: z.int(),
  /** Span in the text sent. The spans of all sentences add up to the whole text. */
  span: textSpan,
  original: z.string(),
  state: sentenceState,
  /** Null unless `kept`. */
  keptBecause: keptReason.nullable(),
  /** In offsets of the text sent. */
  locks: z.array(lockView),
  /** Words charged. */
  words: z.int(),
});
export type RewrittenSentence = z.output<typeof rewrittenSentence>;

/** The cost of a run, with an error code if it ended early. Another run with the same job id continues it. */
export const rewriteReceipt = z.object({
  jobId: z.uuid(),
  /** Words charged for all sentences of the job, including earlier runs. */
  words: z.int(),
  /** Words left now; null is unlimited. */
  left: z.int().nullable(),
  /** The source of the charged words; null if nothing was charged. */
  paidBy: z.enum(['limit', 'package', 'unlimited']).nullable(),
  at: z.int(),
  rewritten: z.int(),
  unchanged: z.int(),
  kept: z.int(),
  /** Number of sentences without a result; 0 unless it ended early. */
  open: z.int(),
  stoppedBy: z.string().nullable(),
});
export type RewriteReceipt = z.output<typeof rewriteReceipt>;

/**
 * Events of a run. `begin` comes first, `receipt` last. Sentences are sent in order; those finished by an
 * earlier run of the job are sent again immediately, without a charge.
 */
export const rewriteEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('begin'),
    jobId: z.uuid(),
    language: rewriteLanguage,
    /** Whether it was made without a model. */
    isLight: z.boolean(),
    /** Maximum number of words that the run can cost. */
    price: z.int(),
    sentences: z.array(textSpan),
    locks: z.array(lockView),
  }),
  rewrittenSentence.extend({ type: z.literal('sentence') }),
  rewriteReceipt.extend({ type: z.literal('receipt') }),
]);
export type RewriteEvent = z.output<typeof rewriteEvent>;

/** Errors of every run before its first event; later ones are in its receipt. */
export const runErrors = [
  'model_off',
  'model_busy',
  'content_required',
  'rewrite_too_long',
  'rewrite_running',
  'rewrite_job_differs',
] as const;

/** JSON may encode one character in six bytes. */
export const rewriteBodyLimit =
  rewriteLimits.characters * 6 + rewriteLimits.terms * rewriteLimits.termCharacters * 6 + 64 * 1024;
