import type { Span } from '@inkstone/kernel';

/** The kind of content that a lock protects. An atom is an object of the editor: footnote, picture, formula. */
export type LockKind =
  | 'term'
  | 'number'
  | 'date'
  | 'quotation'
  | 'citation'
  | 'formula'
  | 'url'
  | 'email'
  | 'doi'
  | 'code'
  | 'title'
  | 'documentNumber'
  | 'atom';

/** A span that no rewriting may change, in UTF-16 code units of the text passed. */
export interface Lock {
  readonly kind: LockKind;
  readonly span: Span;
}

/** Stands in the text for an object that has no text. */
export const atomCharacter = '\uFFFC';

/** The locked text. */
export function lockedText(text: string, { span }: Lock): string {
  return text.slice(span.start, span.end);
}

const shown: readonly LockKind[] = ['term', 'number', 'date', 'title', 'documentNumber', 'quotation'];

/** Whether the words of the lock help to understand and to inflect its sentence. */
export function showsWords({ kind }: Lock): boolean {
  return shown.includes(kind);
}
