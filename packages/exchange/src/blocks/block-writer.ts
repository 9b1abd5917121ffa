import { bodySchema } from '@inkstone/editor/schema';
import { Fragment, type Mark, type Node } from '@tiptap/pm/model';

/** Collects what is read into blocks; words outside every block become paragraphs. */
export class BlockWriter {
  readonly #blocks: Node[] = [];
  #inline: Node[] = [];

  /** Adds words to the paragraph that is open. */
  text(text: string, marks: readonly Mark[]): void {
    if (text !== '') this.#inline.push(bodySchema.text(text, marks));
  }

  /** Whether a space would follow another one. */
  get endsInSpace(): boolean {
    return this.#inline.at(-1)?.text?.endsWith(' ') === true;
  }

  /** Adds a line break, a footnote or the like to the paragraph that is open. */
  inline(node: Node): void {
    this.#inline.push(node);
  }

  /** Ends the paragraph that is open and adds a block. */
  block(node: Node): void {
    this.endParagraph();
    this.#blocks.push(node);
  }

  /** Turns what is open into a paragraph, or another block of words. Nothing comes of white space. */
  endParagraph(type = 'paragraph', attrs: Record<string, unknown> | null = null): void {
    const inline = trimInline(this.#inline);
    this.#inline = [];
    if (inline.length > 0) this.#blocks.push(bodySchema.node(type, attrs, inline));
  }

  /** Everything collected, the open paragraph too. */
  end(): Node[] {
    this.endParagraph();
    return this.#blocks;
  }
}

/** Leaves out white space and line breaks at both ends. */
export function trimInline(nodes: readonly Node[]): Node[] {
  const inline = [...Fragment.fromArray([...nodes]).content];
  const isBlank = (node: Node | undefined) =>
    node?.type.name === 'hardBreak' || (node?.isText === true && /^[ \t\r\n\f]*$/.test(node.text ?? ''));
  while (isBlank(inline[0])) inline.shift();
  while (isBlank(inline.at(-1))) inline.pop();
  const [first, last] = [inline[0], inline.at(-1)];
  if (first?.isText)
    inline[0] = bodySchema.text((first.text ?? '').replace(/^[ \t\r\n\f]+/, ''), first.marks);
  const end = inline.length === 1 ? inline[0] : last;
  if (end?.isText) {
    inline[inline.length - 1] = bodySchema.text((end.text ?? '').replace(/[ \t\r\n\f]+$/, ''), end.marks);
  }
  return inline;
}

/** Blocks where at least one must stand; an empty paragraph where there are none. */
export function atLeastOne(blocks: readonly Node[]): readonly Node[] {
  return blocks.length > 0 ? blocks : [bodySchema.node('paragraph')];
}

/** An item of a list from its blocks: its first one must be a paragraph. */
export function listItem(blocks: readonly Node[]): Node {
  return bodySchema.node('listItem', null, beginWithParagraph(blocks));
}

/** An item of a list of tasks. */
export function taskItem(checked: boolean, blocks: readonly Node[]): Node {
  return bodySchema.node('taskItem', { checked }, beginWithParagraph(blocks));
}

function beginWithParagraph(blocks: readonly Node[]): readonly Node[] {
  return blocks[0]?.type.name === 'paragraph' ? blocks : [bodySchema.node('paragraph'), ...blocks];
}
