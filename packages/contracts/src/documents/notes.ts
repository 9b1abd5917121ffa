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

/** What determines the thread of a note. */
type Threaded = Pick<DocumentNote, 'id' | 'replyTo' | 'createdAt'>;

/** A note with the replies to it, oldest first. */
export interface NoteThread<N> {
  readonly note: N;
  readonly replies: readonly N[];
}

/**
 * Groups notes by thread, in the order of their first members. A reply to a reply belongs to the thread's first note; a reply
 * to a note that is not in the list starts a thread.
 */
export function threadsOf<N extends Threaded>(notes: readonly N[]): NoteThread<N>[] {
  const byId = new Map(notes.map((note) => [note.id, note]));
  const threads = Map.groupBy(notes, (note) => firstOfThread(note, byId));
  return Array.from(threads, ([note, members]) => ({
    note,
    replies: members.filter((each) => each !== note).toSorted((a, b) => a.createdAt - b.createdAt),
  }));
}

/** Each note followed by its replies, otherwise in the given order. */
export function inThreads<N extends Threaded>(notes: readonly N[]): N[] {
  return threadsOf(notes).flatMap(({ note, replies }) => [note, ...replies]);
}

/** Follows replies to the first note. Of notes that reply to each other, which only a damaged file has, each is a first note. */
function firstOfThread<N extends Threaded>(note: N, byId: ReadonlyMap<string, N>): N {
  const passed = new Set([note]);
  let first = note;
  for (let parent = byId.get(note.replyTo); parent; parent = byId.get(parent.replyTo)) {
    if (passed.has(parent)) return note;
    passed.add(parent);
    first = parent;
  }
  return first;
}
