import { bodySchema, isSafeLink } from '@inkstone/editor/schema';
import type { Mark, Node } from '@tiptap/pm/model';
import type { FootnoteDefinition, List, Nodes, Parents, Root, Table } from 'mdast';
import { toString as textOfNode } from 'mdast-util-to-string';
import { atLeastOne, BlockWriter, listItem, taskItem } from '../blocks/block-writer.ts';
import type { PictureStore } from '../blocks/picture-store.ts';
import { tableOf } from '../blocks/table-grid.ts';
import { readHtmlBlocks } from '../html/index.ts';
import type { Losses } from '../manuscript.ts';
import { InlineTags } from './inline-tags.ts';

/** Converts a Markdown syntax tree to blocks of the schema. */
export class MarkdownReader {
  readonly #store: PictureStore;
  readonly #losses: Losses;
  readonly #footnotes = new Map<string, string>();
  readonly #addresses = new Map<string, string>();

  constructor(tree: Root, store: PictureStore, losses: Losses) {
    this.#store = store;
    this.#losses = losses;
    for (const node of definitionsIn(tree)) {
      if (node.type === 'definition') this.#addresses.set(node.identifier, node.url);
      else this.#footnotes.set(node.identifier, footnoteText(node));
    }
  }

  readBlocks(nodes: readonly Nodes[]): Node[] {
    const writer = new BlockWriter();
    for (const node of nodes) this.#readBlock(writer, node);
    return writer.end();
  }

  #readBlock(writer: BlockWriter, node: Nodes): void {
    switch (node.type) {
      case 'paragraph':
        this.#readInline(writer, node);
        writer.endParagraph();
        return;
      case 'heading':
        this.#readInline(writer, node);
        writer.endParagraph('heading', { level: node.depth });
        return;
      case 'thematicBreak':
        writer.block(bodySchema.node('horizontalRule'));
        return;
      case 'blockquote':
        writer.block(bodySchema.node('blockquote', null, atLeastOne(this.readBlocks(node.children))));
        return;
      case 'code': {
        const text = node.value === '' ? [] : [bodySchema.text(node.value)];
        writer.block(bodySchema.node('codeBlock', { language: node.lang ?? null }, text));
        return;
      }
      case 'list':
        for (const list of this.#readList(node)) writer.block(list);
        return;
      case 'table':
        this.#readTable(writer, node);
        return;
      case 'html':
        for (const block of readHtmlBlocks(node.value, this.#store, this.#losses)) writer.block(block);
        return;
      default:
    }
  }

  /** A list; task items form a task list of their own. */
  #readList(list: List): Node[] {
    const runs: { readonly isTasks: boolean; readonly items: Node[] }[] = [];
    for (const { checked, children } of list.children) {
      const blocks = this.readBlocks(children);
      const isTasks = typeof checked === 'boolean';
      const item = isTasks ? taskItem(checked, blocks) : listItem(blocks);
      const open = runs.at(-1);
      if (open && open.isTasks === isTasks) open.items.push(item);
      else runs.push({ isTasks, items: [item] });
    }
    return runs.map(({ isTasks, items }) => {
      if (isTasks) return bodySchema.node('taskList', null, items);
      if (!list.ordered) return bodySchema.node('bulletList', null, items);
      return bodySchema.node('orderedList', { start: list.start ?? 1 }, items);
    });
  }

  #readTable(writer: BlockWriter, table: Table): void {
    const rows = table.children.map((row, at) =>
      row.children.map((cell) => {
        const own = new BlockWriter();
        this.#readInline(own, cell);
        return { isHead: at === 0, colspan: 1, rowspan: 1, blocks: own.end() };
      }),
    );
    const node = tableOf(rows);
    if (node) writer.block(node);
  }

  #readInline(writer: BlockWriter, parent: Parents, around: readonly Mark[] = []): void {
    const tags = new InlineTags(around);
    for (const node of parent.children) this.#readPhrase(writer, node, tags);
  }

  #readPhrase(writer: BlockWriter, node: Nodes, tags: InlineTags): void {
    const within = (mark: Mark | null) => {
      if ('children' in node) this.#readInline(writer, node, mark ? mark.addToSet(tags.marks) : tags.marks);
    };
    switch (node.type) {
      case 'text':
        writer.text(unwrap(node.value), tags.marks);
        return;
      case 'inlineCode':
        writer.text(node.value, bodySchema.mark('code').addToSet(tags.marks));
        return;
      case 'break':
        writer.inline(bodySchema.node('hardBreak'));
        return;
      case 'strong':
        within(bodySchema.mark('bold'));
        return;
      case 'emphasis':
        within(bodySchema.mark('italic'));
        return;
      case 'delete':
        within(bodySchema.mark('strike'));
        return;
      case 'link':
        within(this.#linkMark(node.url));
        return;
      case 'linkReference':
        within(this.#linkMark(this.#addresses.get(node.identifier) ?? ''));
        return;
      case 'image':
        this.#readImage(writer, node.url, node.alt, node.title);
        return;
      case 'imageReference':
        this.#readImage(writer, this.#addresses.get(node.identifier) ?? '', node.alt, null);
        return;
      case 'footnoteReference': {
        const text = this.#footnotes.get(node.identifier) ?? '';
        writer.inline(bodySchema.node('footnote', { text }));
        return;
      }
      case 'html':
        if (/^<br\s*\/?>$/i.test(node.value)) writer.inline(bodySchema.node('hardBreak'));
        else tags.take(node.value);
        return;
      default:
        within(null);
    }
  }

  #linkMark(address: string): Mark | null {
    const isAbsolute = /^(?:https?|mailto|tel):/i.test(address);
    if (isAbsolute && isSafeLink(address)) return bodySchema.mark('link', { href: address });
    if (address !== '' && !address.startsWith('#')) this.#losses.add('links');
    return null;
  }

  #readImage(writer: BlockWriter, address: string, alt?: string | null, title?: string | null): void {
    const src = this.#store.take(address);
    if (src !== null) writer.block(bodySchema.node('image', { src, alt: alt || null, title: title || null }));
  }
}

function* definitionsIn(parent: Parents) {
  const open: Nodes[] = [parent];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'definition' || node.type === 'footnoteDefinition') yield node;
    if ('children' in node) open.push(...node.children);
  }
}

function footnoteText(note: FootnoteDefinition): string {
  return note.children.map((child) => textOfNode(child)).join('\n');
}

/** Replaces a soft line break by a space between words and by nothing between Chinese characters. */
function unwrap(text: string): string {
  return text
    .replace(/(?<=[\p{Script=Han}，。；：、！？）》”])[ \t]*\n[ \t]*(?=[\p{Script=Han}“《（])/gu, '')
    .replace(/[ \t]*\n[ \t]*/g, ' ');
}
