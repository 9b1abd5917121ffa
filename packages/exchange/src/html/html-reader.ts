import { bodySchema, textAlignOf } from '@inkstone/editor/schema';
import type { Mark, Node } from '@tiptap/pm/model';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { atLeastOne, BlockWriter, listItem, taskItem } from '../blocks/block-writer.ts';
import type { PictureStore } from '../blocks/picture-store.ts';
import { type ReadCell, tableOf } from '../blocks/table-grid.ts';
import type { Losses } from '../manuscript.ts';
import { type Footnotes, isFootnoteCall } from './footnotes.ts';
import { attributeOf, elementsIn, type HtmlElement, type HtmlNode, isElement, textOf } from './html-tree.ts';
import { marksWithin } from './inline-marks.ts';

/** Dependencies of the reader. */
export interface HtmlReaderParts {
  readonly store: PictureStore;
  readonly losses: Losses;
  readonly footnotes: Footnotes;
}

/** Elements whose text is ignored: scripts, styles, form controls. */
const silent = new Set(
  'script style noscript template head title meta link base button select option datalist textarea rt rp'.split(
    ' ',
  ),
);
/** Elements whose content documents do not support. */
const foreign = new Set('iframe frame frameset object embed applet audio video canvas map portal'.split(' '));
/** Inline elements; all others are blocks. */
const inline = new Set(
  (
    'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q ruby rb s samp' +
    ' small span strike strong sub sup time tt u var wbr'
  ).split(' '),
);
/** Maximum nesting; deeper content is read as text. */
const maxDepth = 100;

type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Reads elements into blocks of the schema. Unknown elements are replaced by their content. */
export class HtmlReader {
  readonly #parts: HtmlReaderParts;
  #depth = 0;

  constructor(parts: HtmlReaderParts) {
    this.#parts = parts;
  }

  /** The blocks within an element. */
  readBlocks(parent: Parent, marks: readonly Mark[]): Node[] {
    const writer = new BlockWriter();
    this.#readInto(writer, parent, marks);
    return writer.end();
  }

  #readInto(writer: BlockWriter, parent: Parent, marks: readonly Mark[]): void {
    if (this.#depth >= maxDepth) {
      writeText(
        writer,
        textOf(parent, ({ tagName }) => silent.has(tagName)),
        marks,
      );
      return;
    }
    this.#depth++;
    for (const child of parent.childNodes) this.#readNode(writer, child, marks);
    this.#depth--;
  }

  #readNode(writer: BlockWriter, node: HtmlNode, marks: readonly Mark[]): void {
    if (node.nodeName === '#text' && 'value' in node) writeText(writer, node.value, marks);
    else if (isElement(node)) this.#readElement(writer, node, marks);
    else if ('tagName' in node && node.tagName === 'svg') this.#parts.losses.add('drawings');
    else if ('tagName' in node && node.tagName === 'math') {
      this.#parts.losses.add('formulas');
      writeText(writer, textOfForeign(node), marks);
    }
  }

  #readElement(writer: BlockWriter, element: HtmlElement, marks: readonly Mark[]): void {
    const { tagName } = element;
    const { losses, footnotes } = this.#parts;
    if (silent.has(tagName) || footnotes.places.has(element) || isHidden(element)) return;
    if (foreign.has(tagName)) {
      losses.add('objects');
      return;
    }
    const footnote = isFootnoteCall(element, footnotes);
    if (footnote !== null) {
      writer.inline(bodySchema.node('footnote', { text: footnote }));
      return;
    }
    if (inline.has(tagName)) this.#readInto(writer, element, marksWithin(element, marks));
    else this.#readBlock(writer, element, marks);
  }

  #readBlock(writer: BlockWriter, element: HtmlElement, marks: readonly Mark[]): void {
    switch (element.tagName) {
      case 'br':
        writer.inline(bodySchema.node('hardBreak'));
        return;
      case 'hr':
        writer.block(bodySchema.node('horizontalRule'));
        return;
      case 'img':
        this.#readImage(writer, element);
        return;
      case 'input':
        return;
      case 'pre':
        writer.block(codeBlock(element));
        return;
      case 'ul':
      case 'ol':
      case 'menu':
      case 'dir':
        for (const list of this.#readList(element, marks)) writer.block(list);
        return;
      case 'table':
        this.#readTable(writer, element, marks);
        return;
      case 'blockquote':
        writer.block(bodySchema.node('blockquote', null, atLeastOne(this.readBlocks(element, marks))));
        return;
      default:
        this.#readParagraphs(writer, element, marks);
    }
  }

  /** Reads headings, paragraphs and container elements. */
  #readParagraphs(writer: BlockWriter, element: HtmlElement, marks: readonly Mark[]): void {
    const { tagName } = element;
    writer.endParagraph();
    const own = tagName === 'dt' ? bodySchema.mark('bold').addToSet(marks) : marks;
    this.#readInto(writer, element, own);
    const textAlign = textAlignOf(/text-align:\s*(\w+)/i.exec(attributeOf(element, 'style') ?? '')?.[1]);
    const level = /^h([1-6])$/.exec(tagName)?.[1];
    if (level) writer.endParagraph('heading', { level: Number(level), textAlign });
    else writer.endParagraph('paragraph', { textAlign });
  }

  #readImage(writer: BlockWriter, element: HtmlElement): void {
    const src = this.#parts.store.take(attributeOf(element, 'src')?.trim() ?? '');
    if (src === null) return;
    const [alt, title] = [attributeOf(element, 'alt'), attributeOf(element, 'title')];
    writer.block(bodySchema.node('image', { src, alt: alt || null, title: title || null }));
  }

  /** Reads a list; task items form a separate task list. */
  #readList(element: HtmlElement, marks: readonly Mark[]): Node[] {
    const lists: { readonly isTasks: boolean; readonly items: Node[] }[] = [];
    for (const child of element.childNodes) {
      // Content outside of `li` belongs to the previous item.
      const blocks = this.readBlocks({ ...element, childNodes: [child] }, marks);
      const holder = isElement(child) && child.tagName === 'li' ? child : null;
      if (!holder && blocks.length === 0) continue;
      const checked = holder ? taskState(holder) : null;
      const item = checked === null ? listItem(blocks) : taskItem(checked, blocks);
      const open = lists.at(-1);
      if (open && open.isTasks === (checked !== null)) open.items.push(item);
      else lists.push({ isTasks: checked !== null, items: [item] });
    }
    const start = Number.parseInt(attributeOf(element, 'start') ?? '1', 10);
    return lists.map(({ isTasks, items }) => {
      if (isTasks) return bodySchema.node('taskList', null, items);
      if (element.tagName !== 'ol') return bodySchema.node('bulletList', null, items);
      return bodySchema.node('orderedList', { start: Number.isSafeInteger(start) ? start : 1 }, items);
    });
  }

  #readTable(writer: BlockWriter, table: HtmlElement, marks: readonly Mark[]): void {
    const rows: ReadCell[][] = [];
    const collect = (parent: HtmlElement) => {
      for (const child of parent.childNodes) {
        if (!isElement(child)) continue;
        if (child.tagName === 'tr') rows.push(this.#readCells(child, marks));
        else if (child.tagName === 'caption') this.#readParagraphs(writer, child, marks);
        else if (/^t(?:head|body|foot)$/.test(child.tagName)) collect(child);
      }
    };
    collect(table);
    const node = tableOf(rows);
    if (node) writer.block(node);
  }

  #readCells(row: HtmlElement, marks: readonly Mark[]): ReadCell[] {
    return row.childNodes
      .filter(isElement)
      .filter(({ tagName }) => tagName === 'td' || tagName === 'th')
      .map((cell) => ({
        isHead: cell.tagName === 'th',
        colspan: Number(attributeOf(cell, 'colspan') ?? 1),
        rowspan: Number(attributeOf(cell, 'rowspan') ?? 1),
        blocks: this.readBlocks(cell, marks),
      }));
  }
}

/**
 * Writes text with white space as in HTML. A line end between Chinese characters is dropped; no-break and ideographic spaces are
 * kept.
 */
function writeText(writer: BlockWriter, text: string, marks: readonly Mark[]): void {
  const collapsed = text
    .replace(/(?<=[\p{Script=Han}，。；：、！？])[ \t]*[\r\n\f]\s*(?=[\p{Script=Han}“《（])/gu, '')
    .replace(/[ \t\r\n\f]+/g, ' ');
  writer.text(writer.endsInSpace ? collapsed.replace(/^ /, '') : collapsed, marks);
}

function isHidden(element: HtmlElement): boolean {
  const style = attributeOf(element, 'style') ?? '';
  return attributeOf(element, 'hidden') !== null || /display:\s*none|visibility:\s*hidden/i.test(style);
}

function codeBlock(element: HtmlElement): Node {
  const text = textOf(element).replace(/\n$/, '');
  const classes = [element, ...elementsIn(element)].map((each) => attributeOf(each, 'class') ?? '').join(' ');
  const language = /\b(?:language|lang|brush)[-:]\s*([\w+#.-]{1,40})/.exec(classes)?.[1] ?? null;
  return bodySchema.node('codeBlock', { language }, text === '' ? [] : [bodySchema.text(text)]);
}

/** Whether the task of an item is done; null if it is not a task. */
function taskState(item: HtmlElement): boolean | null {
  const kept = attributeOf(item, 'data-checked');
  if (kept !== null) return kept === 'true';
  for (const element of elementsIn(item)) {
    if (element.tagName === 'li') return null;
    if (element.tagName === 'input' && attributeOf(element, 'type')?.toLowerCase() === 'checkbox') {
      return attributeOf(element, 'checked') !== null;
    }
  }
  return null;
}

/** The characters of a formula on one line. */
function textOfForeign(node: HtmlNode): string {
  let text = '';
  const open: HtmlNode[] = [node];
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.nodeName === '#text' && 'value' in next) text += next.value;
    else if ('childNodes' in next && next.nodeName !== 'annotation' && next.nodeName !== 'script') {
      open.push(...next.childNodes.toReversed());
    }
  }
  return text;
}
