import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { modelAbsence, modelErrors, wordErrors } from '../models/index.ts';
import { stream } from '../stream.ts';
import {
  lockChoices,
  lockView,
  rewriteBodyLimit,
  rewriteEvent,
  rewriteLanguage,
  rewriteLimits,
  rewriteMode,
  runErrors,
  sentenceVersion,
  textSpan,
} from './index.ts';

/** Texts above the limit are refused with `rewrite_too_long`, which states the limit. */
const text = z.string().max(rewriteLimits.characters * 2);

/** The language of the text; `auto`: the one in which most of it is written. */
const language = z.enum(['auto', ...rewriteLanguage.options]).default('auto');

/** Returns the locks and the price of a text before a run. Nothing is stored or charged. */
export const prepareRewrite = endpoint({
  method: 'POST',
  path: '/api/rewrite/prepare',
  summary: 'Finds the sentences and locks of a text and tells the most words that rewriting it costs.',
  audience: 'account',
  input: z.object({
    ...{ text, language },
    ...lockChoices,
    /** The document whose terms are also locked, here and in the run. */
    documentId: z.string().min(1).max(64).nullable().default(null),
  }),
  reply: z.object({
    language: rewriteLanguage,
    /** Maximum number of words that a run costs: those of all sentences that can be changed. */
    price: z.int(),
    /** Words left; null is unlimited. */
    left: z.int().nullable(),
    /** When the daily limit resets, in ms; null if words are not renewed. */
    resetsAt: z.int().nullable(),
    sentences: z.array(textSpan),
    locks: z.array(lockView),
    /** The available modes. Without a model only Basic is available, by rules. */
    modes: z.array(z.object({ mode: rewriteMode, isLight: z.boolean(), absence: modelAbsence })),
    /** Why actions on a selection are unavailable; null if they are available. */
    reviseAbsence: modelAbsence,
  }),
  errors: ['content_required', 'rewrite_too_long'],
  rate: 'check',
  bodyLimit: rewriteBodyLimit,
});

/** Input of a run: the text with its locks, and the job id, which the caller chooses. */
export const rewriteInput = z.object({
  /** Chosen by the caller. A run with the id of an earlier one of the same text continues it. */
  jobId: z.uuid(),
  text,
  mode: rewriteMode,
  language,
  /** The open document; null without one. */
  documentId: z.string().min(1).max(64).nullable().default(null),
  /** Name in the history; empty: the beginning of the text. */
  name: z.string().trim().max(rewriteLimits.jobName).default(''),
  ...lockChoices,
});

/**
 * Rewrites a text sentence by sentence as a stream. It stops when the caller disconnects; another call with
 * the same job id continues it.
 */
export const followRewrite = stream({
  method: 'POST',
  path: '/api/rewrite/stream',
  summary: 'Rewrites a text sentence by sentence and sends each sentence when it is done.',
  audience: 'account',
  input: rewriteInput,
  events: rewriteEvent,
  errors: runErrors,
  rate: 'rewrite',
  bodyLimit: rewriteBodyLimit,
});

/** Generates further versions of one sentence. If a call returns any, the words of the sentence are charged. */
export const findAlternatives = endpoint({
  method: 'POST',
  path: '/api/rewrite/alternatives',
  summary: 'Generates three more versions of a sentence; costs the words of the sentence once.',
  audience: 'account',
  input: z.object({
    /** Chosen by the caller: a repeated call with the same id is not charged again. */
    requestId: z.uuid(),
    sentence: z.string().max(4000),
    mode: rewriteMode,
    language,
    documentId: z.string().min(1).max(64).nullable().default(null),
    /** Versions that are shown already. */
    known: z.array(z.string().max(8000)).max(30).default([]),
    ...lockChoices,
  }),
  reply: z.object({
    isLight: z.boolean(),
    /** Up to three versions that differ from each other and from the known ones; empty if none was found. */
    alternatives: z.array(sentenceVersion),
    /** Words charged. */
    words: z.int(),
    left: z.int().nullable(),
  }),
  errors: ['content_required', 'rewrite_too_long', 'rewrite_running', ...modelErrors, ...wordErrors],
  rate: 'rewrite',
});

/** Returns synonyms of a word of a sentence, inflected like the word. Free of charge, without a model. */
export const findSynonyms = endpoint({
  method: 'POST',
  path: '/api/rewrite/synonyms',
  summary: 'Lists synonyms of a word of a sentence, the most suitable first.',
  audience: 'account',
  input: z.object({
    sentence: z.string().max(4000),
    /** The word, in UTF-16 code units of the sentence. */
    start: z.int().min(0),
    end: z.int().min(1),
    language,
  }),
  reply: z.object({ synonyms: z.array(z.string()) }),
  errors: [],
  rate: 'check',
});
