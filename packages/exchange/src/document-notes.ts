import { type DocumentNote, inThreads, noteLimits } from '@inkstone/contracts/documents/notes';
import type { Node } from '@tiptap/pm/model';
import { notedTexts } from './blocks/noted-texts.ts';
import type { Manuscript, Note } from './manuscript.ts';

/**
 * Converts the notes of a file to those of a document, within its limits. `now` is the resolution time of resolved notes without
 * a time.
 */
export function toDocumentNotes({ body, notes }: Manuscript, now: number): DocumentNote[] {
  const words = notedTexts(body);
  return notes.map(({ id, text, author, at, isDone, replyTo }) => ({
    id,
    text: cut(text, noteLimits.text),
    author: cut(author, noteLimits.author),
    accountId: '',
    createdAt: at ?? 0,
    doneAt: isDone ? (at ?? now) : null,
    deletedAt: null,
    quote: words.get(id)?.text ?? '',
    replyTo: replyTo ?? '',
  }));
}

/** A note with the text it refers to. */
export interface QuotedNote extends Note {
  /** The present text, or the former one if it was deleted. */
  readonly quote: string;
}

/**
 * Returns the notes of a document as listed on its page: in document order, then those without text, each followed by its
 * replies. Deleted notes are included only if text still has their marks. `nameOf` returns the display name of an account.
 */
export function listDocumentNotes(
  body: Node,
  notes: readonly DocumentNote[],
  nameOf: (accountId: string) => string,
): QuotedNote[] {
  const words = notedTexts(body);
  const place = ({ id }: DocumentNote) => words.get(id)?.from ?? body.content.size;
  const listed = notes.filter(({ id, deletedAt }) => deletedAt === null || words.has(id));
  const ids = new Set(listed.map(({ id }) => id));
  const sorted = listed.toSorted(
    (one, other) => place(one) - place(other) || one.createdAt - other.createdAt,
  );
  return inThreads(sorted).map(({ id, text, author, accountId, createdAt, doneAt, quote, replyTo }) => ({
    id,
    text,
    author: author === '' && accountId !== '' ? nameOf(accountId) : author,
    at: createdAt === 0 ? null : createdAt,
    isDone: doneAt !== null,
    replyTo: ids.has(replyTo) ? replyTo : null,
    quote: words.get(id)?.text || quote,
  }));
}

function cut(text: string, maxLength: number): string {
  const whole = text.toWellFormed();
  return whole.length <= maxLength ? whole : Array.from(whole).slice(0, maxLength).join('');
}
