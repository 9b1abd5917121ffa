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

/** A span that rewriting must not change, in UTF-16 code units of the given text. */
export interface Lock {
  readonly kind: LockKind;
  readonly span: Span;
}

/** Placeholder of an object without text. */
export const atomCharacter = '\uFFFC';

/** Returns the locked text. */
export function lockedText(text: string, { span }: Lock): string {
  return text.slice(span.start, span.end);
}

const shown: readonly LockKind[] = ['term', 'number', 'date', 'title', 'documentNumber', 'quotation'];

/** Whether the model needs the locked words to understand and inflect the sentence. */
export function showsWords({ kind }: Lock): boolean {
  return shown.includes(kind);
}
