import type { Node } from '@tiptap/pm/model';

/** The footnotes of a body, numbered from 1; a writer calls `next` for each reference. */
export class NumberedFootnotes {
  readonly texts: string[] = [];

  /** The number of a footnote reference. */
  next(footnote: Node): number {
    return this.texts.push(String(footnote.attrs.text ?? ''));
  }
}
