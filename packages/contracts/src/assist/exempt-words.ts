import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Limits of the exempt words of one account. */
export const exemptWordLimits = {
  /** Code points of one word or phrase. */
  characters: 100,
  /** Entries of the list. */
  words: 10_000,
} as const;

const someWords = z.object({ words: z.array(z.string().max(1000)).max(exemptWordLimits.words) });
const bodyLimit = 2 * 1024 * 1024;

/**
 * Returns the caller's exempt words, which no rule reports in any text. The case of an entry determines its matches (`inkstone`
 * covers `Inkstone`, `GitHub` only itself), unless a prefix overrides it: `~GitHub` ignores case, `=linux` is exact.
 */
export const listExemptWords = endpoint({
  method: 'GET',
  path: '/api/exempt-words/list',
  summary: "Lists the caller's exempt words in alphabetical order.",
  audience: 'member',
  input: z.object({}),
  reply: z.object({ words: z.array(z.string()) }),
  errors: [],
  rate: 'normal',
});

/** Adds words or phrases, with a prefix where needed. Idempotent. */
export const addExemptWords = endpoint({
  method: 'POST',
  path: '/api/exempt-words/add',
  summary: 'Adds exempt words (`~Word`: any case, `=word`: exactly so); all or, when one cannot be, none.',
  audience: 'member',
  input: someWords,
  reply: z.object({ added: z.int() }),
  errors: ['word_invalid', 'too_many_words'],
  rate: 'normal',
  bodyLimit,
});

/** Removes words from the list. Idempotent. */
export const deleteExemptWords = endpoint({
  method: 'POST',
  path: '/api/exempt-words/delete',
  summary: 'Deletes exempt words.',
  audience: 'member',
  input: someWords,
  reply: z.object({ deleted: z.int() }),
  errors: ['word_invalid'],
  rate: 'normal',
  bodyLimit,
});
