import { bodySchema } from '@inkstone/editor/schema';
import { Mark, type Node } from '@tiptap/pm/model';

/** Content of a paragraph, split at blocks inside it. */
export type ParagraphPiece =
  | { readonly kind: 'inline'; readonly nodes: readonly Node[] }
  | { readonly kind: 'blocks'; readonly nodes: readonly Node[] };

/** Builds the content of a paragraph, merging adjacent text with equal marks. */
export class InlineBuilder {
  readonly #pieces: ParagraphPiece[] = [];
  #open: Node[] = [];
  #text = '';
  #marks: readonly Mark[] = [];

  text(text: string, marks: readonly Mark[]): void {
    if (text === '') return;
    if (!Mark.sameSet(marks, this.#marks)) {
      this.#endText();
      this.#marks = marks;
    }
    this.#text += text;
  }

  node(node: Node): void {
    this.#endText();
    this.#open.push(node);
  }

  lineBreak(marks: readonly Mark[]): void {
    this.node(bodySchema.node('hardBreak', null, [], marks));
  }

  /** Adds a mark to all content of the open piece; false if there is none. */
  markLast(mark: Mark): boolean {
    this.#endText();
    if (this.#open.length === 0) return false;
    this.#open = this.#open.map((node) => node.mark(mark.addToSet(node.marks)));
    return true;
  }

  /** Adds blocks: a picture, a line, the text of a box. */
  blocks(nodes: readonly Node[]): void {
    if (nodes.length === 0) return;
    this.#endInline();
    this.#pieces.push({ kind: 'blocks', nodes });
  }

  /** The pieces in order. */
  finish(): readonly ParagraphPiece[] {
    this.#endInline();
    return this.#pieces;
  }

  #endInline(): void {
    this.#endText();
    if (this.#open.length > 0) this.#pieces.push({ kind: 'inline', nodes: this.#open });
    this.#open = [];
  }

  #endText(): void {
    if (this.#text !== '') this.#open.push(bodySchema.text(this.#text, this.#marks));
    this.#text = '';
  }
}
