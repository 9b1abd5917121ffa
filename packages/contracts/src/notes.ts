import { z } from 'zod';

/** Sizes of notes, in characters (code points). */
export const noteLimits = { text: 10_000, quote: 200, author: 80 } as const;

/**
 * A note on words of a document. It lives in the document (`documentParts.notes`, by id, its text as shared text);
 * the words carry a `note` mark with its id.
 */
export interface DocumentNote {
  readonly id: string;
  readonly text: string;
  /** What its author is called; '' where nobody knows. */
  readonly author: string;
  /** The account that wrote it; '' for a note that came in a file. */
  readonly accountId: string;
  /** Ms since the epoch; 0 where a file did not say. */
  readonly createdAt: number;
  readonly doneAt: number | null;
  /** A deleted note stays, unlisted, for as long as no words carry it: whoever undoes the deletion has it again. */
  readonly deletedAt: number | null;
  /** The words it was made for; for when they are gone. */
  readonly quote: string;
  /** The note that it answers; '' where it answers none. */
  readonly replyTo: string;
}

/** A note on the wire. */
export const documentNote = z.object({
  id: z.string(),
  text: z.string(),
  author: z.string(),
  accountId: z.string(),
  createdAt: z.number(),
  doneAt: z.number().nullable(),
  deletedAt: z.number().nullable(),
  quote: z.string(),
  replyTo: z.string(),
});

/** Reads a note from the fields that a document has; what is missing or of another kind is empty. */
export function noteOf(id: string, fields: Readonly<Record<string, unknown>>): DocumentNote {
  const text = (key: string) => (typeof fields[key] === 'string' ? fields[key] : '');
  const time = (key: string) => (typeof fields[key] === 'number' ? fields[key] : null);
  return {
    id,
    text: text('text'),
    author: text('author'),
    accountId: text('accountId'),
    createdAt: time('createdAt') ?? 0,
    doneAt: time('doneAt'),
    deletedAt: time('deletedAt'),
    quote: text('quote'),
    replyTo: text('replyTo'),
  };
}
