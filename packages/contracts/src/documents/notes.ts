import { z } from 'zod';
import { moment } from '../body.ts';

/** Size limits of notes, in code points. */
export const noteLimits = { text: 10_000, quote: 200, author: 80 } as const;

/**
 * A note attached to text of a document. It is stored in the document (`documentParts.notes`, by id, its text
 * as shared text); the text it refers to carries a `note` mark with its id.
 */
export interface DocumentNote {
  readonly id: string;
  readonly text: string;
  /** Display name of the author; '' if unknown. */
  readonly author: string;
  /** Account of the author; '' for an imported note. */
  readonly accountId: string;
  /** Ms since the epoch; 0 if the imported file did not state it. */
  readonly createdAt: number;
  readonly doneAt: number | null;
  /** A deleted note without any marked text stays stored but unlisted, so that undo can restore it. */
  readonly deletedAt: number | null;
  /** The text it was attached to, in case that text is deleted. */
  readonly quote: string;
  /** The note it replies to; '' if none. */
  readonly replyTo: string;
}

/** A note as transferred. */
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

/**
 * Creates a note from the stored fields. Missing fields, wrong types and invalid times become empty values.
 */
export function noteOf(id: string, fields: Readonly<Record<string, unknown>>): DocumentNote {
  const text = (key: string) => (typeof fields[key] === 'string' ? fields[key] : '');
  const time = (key: string) => moment(fields[key]) ?? null;
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
