import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Sizes of the word list; words and sentences in characters (code points). */
export const wordListLimits = {
  word: 60,
  /** Of the sentence on one side of the word. */
  side: 100,
  /** Words counted or listed for one account. */
  words: 10_000,
  /** Checks in one call. */
  checksAtOnce: 100,
  cardsAtOnce: 50,
} as const;

/** A word comes onto the list when it has been checked so often (readings, 4). */
export const checksToLearn = 3;

/** Where an account's words are downloaded; `?format=csv` or `anki`. */
export const wordExportPath = '/api/word-list/export';

const typed = z.string().max(1000);

/** A finding somebody looked at or accepted: its mistake, what is right, and the sentence around it. */
export const wordCheck = z.object({
  documentId: z.uuid(),
  /** Names the finding within its document. */
  finding: z.string().min(1).max(200),
  language: z.enum(['zh', 'en']),
  wrong: typed,
  right: typed,
  before: z.string().max(10_000),
  behind: z.string().max(10_000),
});

export type WordCheck = z.output<typeof wordCheck>;

/** A word of the list. Times are ms since the epoch. */
export const wordView = z.object({
  word: z.string(),
  language: z.enum(['zh', 'en']),
  /** What was written instead; '' for a word that was added by hand. */
  wrong: z.string(),
  /** The sentence it stood in, before and behind it; both '' where none is known. */
  before: z.string(),
  behind: z.string(),
  addedAt: z.int(),
  /** How well it is known: 0 is new, and each success is one more. */
  box: z.int(),
  dueAt: z.int(),
});

export type WordView = z.output<typeof wordView>;

/** Counts checks of words. A finding counts once in a document; at the third check its word is on the list. */
export const checkedWords = endpoint({
  method: 'POST',
  path: '/api/word-list/checked',
  summary: 'Counts checks of words; those of documents that are not the caller’s are left out.',
  audience: 'account',
  input: z.object({ checks: z.array(wordCheck).max(wordListLimits.checksAtOnce) }),
  reply: z.object({
    /** Words that came onto the list by this. */
    added: z.array(z.string()),
  }),
  errors: [],
  rate: 'normal',
  bodyLimit: 512 * 1024,
});

/** The words, the newest first, page by page. */
export const listWords = endpoint({
  method: 'GET',
  path: '/api/word-list/list',
  summary: "Lists the caller's words, the newest first.",
  audience: 'account',
  input: z.object({
    /** Only words that hold these letters, or whose mistake does. */
    query: z.string().max(200).default(''),
    /** Only words that are due for review, those that are due longest first. */
    due: z.stringbool().default(false),
    /** `next` of the page before. */
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
    /** On the list, whatever was asked for. */
    total: z.int(),
    /** Due for review now. */
    due: z.int(),
  }),
  errors: [],
  rate: 'normal',
});

/** Adds a word by hand, one that was deleted too. */
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

/** Takes a word off the list for good: counting does not bring it back. */
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

/** Notes whether a word was known, and says when it is due again. */
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
