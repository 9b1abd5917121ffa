import { z } from 'zod';
import { documentView } from './documents.ts';
import { endpoint } from './endpoint.ts';

/** Documents that one search gives at most. */
export const searchLimit = 50;

/** A piece of text with what was looked for; `start` and `end` are UTF-16 offsets in `text`. */
const highlighted = z.object({
  text: z.string(),
  places: z.array(z.object({ start: z.int(), end: z.int() })),
});

/** Looks for words in titles and texts of the caller's live documents. */
export const searchDocuments = endpoint({
  method: 'GET',
  path: '/api/document/search',
  summary: "Searches titles and texts of the caller's documents, Chinese and English.",
  audience: 'account',
  input: z.object({
    /** Every word and every run of Chinese characters in it must be there; a word may be just begun. */
    query: z.string().max(1000),
  }),
  reply: z.object({
    /** Those with all words in the title first, then by their last change. */
    found: z.array(
      z.object({
        document: documentView,
        title: highlighted,
        /** The passage around the first place in the text. */
        excerpt: highlighted,
      }),
    ),
    /** False while some of the caller's documents have changes that search has not read yet. */
    isComplete: z.boolean(),
  }),
  errors: [],
  rate: 'normal',
});

export type FoundDocument = z.output<(typeof searchDocuments)['reply']>['found'][number];
