import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { documentView } from './index.ts';

/** Maximum results of a search. */
export const searchLimit = 50;

/** A passage with its matches; `start` and `end` are UTF-16 offsets in `text`. */
const highlighted = z.object({
  text: z.string(),
  places: z.array(z.object({ start: z.int(), end: z.int() })),
});

/** Searches titles and texts of the caller's documents, without trashed ones. */
export const searchDocuments = endpoint({
  method: 'GET',
  path: '/api/document/search',
  summary: "Searches titles and texts of the caller's documents, Chinese and English.",
  audience: 'account',
  input: z.object({
    /** Every word and every run of Chinese characters must match; words match by prefix. */
    query: z.string().max(1000),
  }),
  reply: z.object({
    /** Documents with all words in the title first, then by last change. */
    found: z.array(
      z.object({
        document: documentView,
        title: highlighted,
        /** The passage around the first match in the text. */
        excerpt: highlighted,
        /** Whether the passage was recognised in a picture of the document. */
        isInPicture: z.boolean(),
      }),
    ),
    /** False while recent changes of the caller's documents are not yet indexed. */
    isComplete: z.boolean(),
  }),
  errors: [],
  rate: 'normal',
});

export type FoundDocument = z.output<(typeof searchDocuments)['reply']>['found'][number];
