import type { Node } from '@tiptap/pm/model';

/** The footnotes of a body in order, counted from 1; each call of `next` is one that a writer has come to. */
export class NumberedFootnotes {
  readonly texts: string[] = [];

  /** The number of a footnote that is called here. */
  next(footnote: Node): number {
    return this.texts.push(String(footnote.attrs.text ?? ''));
  }
}
