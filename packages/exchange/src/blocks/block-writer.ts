import { bodySchema } from '@inkstone/editor/schema';
import { Fragment, type Mark, type Node } from '@tiptap/pm/model';

/** Collects content into blocks; text outside every block becomes paragraphs. */
export class BlockWriter {
  readonly #blocks: Node[] = [];
  #inline: Node[] = [];

  /** Adds text to the open paragraph. */
  text(text: string, marks: readonly Mark[]): void {
    if (text !== '') this.#inline.push(bodySchema.text(text, marks));
  }

  /** Whether the content ends in a space, so that another one would be redundant. */
  get endsInSpace(): boolean {
    return this.#inline.at(-1)?.text?.endsWith(' ') === true;
  }

  /** Adds an inline node, such as a line break or a footnote, to the open paragraph. */
  inline(node: Node): void {
    this.#inline.push(node);
  }

  /** Closes the open paragraph and adds a block. */
  block(node: Node): void {
    this.endParagraph();
    this.#blocks.push(node);
  }

  /** Closes the open content as a paragraph or another text block. White space alone is dropped. */
  endParagraph(type = 'paragraph', attrs: Record<string, unknown> | null = null): void {
    const inline = trimInline(this.#inline);
    this.#inline = [];
    if (inline.length > 0) this.#blocks.push(bodySchema.node(type, attrs, inline));
  }

  /** Returns all blocks, including the open paragraph. */
  end(): Node[] {
    this.endParagraph();
    return this.#blocks;
  }
}

/** Removes white space and line breaks at both ends. */
function trimInline(nodes: readonly Node[]): Node[] {
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

/** Returns the blocks, or an empty paragraph if there are none. */
export function atLeastOne(blocks: readonly Node[]): readonly Node[] {
  return blocks.length > 0 ? blocks : [bodySchema.node('paragraph')];
}

/** Creates a list item, whose first block must be a paragraph. */
export function listItem(blocks: readonly Node[]): Node {
  return bodySchema.node('listItem', null, beginWithParagraph(blocks));
}

/** Creates a task list item. */
export function taskItem(checked: boolean, blocks: readonly Node[]): Node {
  return bodySchema.node('taskItem', { checked }, beginWithParagraph(blocks));
}

function beginWithParagraph(blocks: readonly Node[]): readonly Node[] {
  return blocks[0]?.type.name === 'paragraph' ? blocks : [bodySchema.node('paragraph'), ...blocks];
}
