import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Size limits of the word list; words and sentences in code points. */
export const wordListLimits = {
  word: 60,
  /** Of the sentence on each side of the word. */
  side: 100,
  /** Words counted or listed per account. */
  words: 10_000,
  /** Checks per call. */
  checksAtOnce: 100,
  cardsAtOnce: 50,
} as const;

/** Number of checks after which a word is added to the list (readings, 4). */
export const checksToLearn = 3;

/** Download path of an account's words; `?format=csv` or `anki`. */
export const wordExportPath = '/api/word-list/export';

const typed = z.string().max(1000);

/** A finding that the user viewed or accepted: the mistake, the correction and the surrounding sentence. */
export const wordCheck = z.object({
  documentId: z.uuid(),
  /** Identifies the finding within its document. */
  finding: z.string().min(1).max(200),
  language: z.enum(['zh', 'en']),
  wrong: typed,
  right: typed,
  before: z.string().max(10_000),
  behind: z.string().max(10_000),
});

export type WordCheck = z.output<typeof wordCheck>;

/** A word in the list. Times are ms since the epoch. */
export const wordView = z.object({
  word: z.string(),
  language: z.enum(['zh', 'en']),
  /** The mistake; '' for a word that was added manually. */
  wrong: z.string(),
  /** The sentence before and after the word; both '' if unknown. */
  before: z.string(),
  behind: z.string(),
  addedAt: z.int(),
  /** Review level: 0 is new, and each success adds one. */
  box: z.int(),
  dueAt: z.int(),
});

export type WordView = z.output<typeof wordView>;

/** Counts checks of words. A finding counts once per document; the third check adds its word to the list. */
export const checkedWords = endpoint({
  method: 'POST',
  path: '/api/word-list/checked',
  summary: 'Counts checks of words; those of documents that are not the caller’s are left out.',
  audience: 'account',
  input: z.object({ checks: z.array(wordCheck).max(wordListLimits.checksAtOnce) }),
  reply: z.object({
    /** Words that this call added to the list. */
    added: z.array(z.string()),
  }),
  errors: [],
  rate: 'normal',
  bodyLimit: 512 * 1024,
});

/** Lists the words, newest first, page by page. */
export const listWords = endpoint({
  method: 'GET',
  path: '/api/word-list/list',
  summary: "Lists the caller's words, the newest first.",
  audience: 'account',
  input: z.object({
    /** Only words that contain this text, or whose mistake does. */
    query: z.string().max(200).default(''),
    /** Only words due for review, longest due first. */
    due: z.stringbool().default(false),
    /** `next` of the previous page. */
    cursor: z
      .string()
      .max(300)
      .regex(/^\d{1,16} .+$/su)
      .optional(),
    limit: z.coerce.number().int().min(1).max(200).default(100),
  }),
  reply: z.object({
    words: z.array(wordView),
    next: z.string().nullable(),
    /** Words in the list, regardless of filters. */
    total: z.int(),
    /** Due for review now. */
    due: z.int(),
  }),
  errors: [],
  rate: 'normal',
});

/** Adds a word manually, even if it was deleted before. */
export const addWord = endpoint({
  method: 'POST',
  path: '/api/word-list/add',
  summary: 'Adds a word to the list.',
  audience: 'account',
  input: z.object({ word: typed, example: z.string().max(10_000).default('') }),
  reply: wordView,
  errors: ['word_invalid', 'too_many_words'],
  rate: 'normal',
});

/** Removes a word permanently: later checks do not add it again. */
export const removeWord = endpoint({
  method: 'POST',
  path: '/api/word-list/remove',
  summary: 'Deletes a word from the list.',
  audience: 'account',
  input: z.object({ word: typed }),
  reply: z.object({}),
  errors: ['not_found'],
  rate: 'normal',
});

/** Records whether a word was known, and returns when it is due again. */
export const reviewWord = endpoint({
  method: 'POST',
  path: '/api/word-list/review',
  summary: 'Notes the answer to a review card.',
  audience: 'account',
  input: z.object({ word: typed, isKnown: z.boolean() }),
  reply: wordView,
  errors: ['not_found'],
  rate: 'normal',
});
