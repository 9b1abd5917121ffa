import type { Node } from '@tiptap/pm/model';
import { type BlockTag, formatTag } from '../tags.ts';
import type { WriteContext } from './context.ts';
import { inlineXml } from './inline.ts';
import { pictureXml } from './pictures.ts';
import { codeStyleId } from './styles.ts';
import { tableXml } from './tables.ts';
import { xmlValue } from './xml-text.ts';

/** Style of plain paragraphs in the current context; '' is the default. */
type PlainStyle = '' | 'Quote' | 'TableHeading';

const deepestLevel = 8;
/** A paragraph that only Word requires. */
const gapXml = '<w:p><w:pPr><w:pStyle w:val="Gap"/></w:pPr></w:p>';

/** The blocks of a body, a cell, a quotation. */
export function blocksXml(context: WriteContext, blocks: readonly Node[], plain: PlainStyle = ''): string {
  const pieces: string[] = [];
  blocks.forEach((block, at) => {
    pieces.push(blockXml(context, block, blocks[at - 1]?.type.name ?? '', plain));
  });
  return pieces.join('');
}

/** `before` is the previous block: Word merges adjacent tables, quotations and code blocks. */
function blockXml(context: WriteContext, block: Node, before: string, plain: PlainStyle): string {
  const { name } = block.type;
  switch (name) {
    case 'heading':
      return paragraphXml(context, block, `Heading${block.attrs.level}`);
    case 'codeBlock':
      return (before === name ? gapXml : '') + codeXml(context, block);
    case 'blockquote': {
      const children = childrenOf(block);
      const isPlain = plain === '' && children.every(({ type }) => type.name === 'paragraph');
      const quote = blocksXml(context, children, 'Quote');
      return (before === name ? gapXml : '') + (isPlain ? quote : tagged({ kind: 'quote' }, quote));
    }
    case 'bulletList':
    case 'orderedList':
    case 'taskList':
      return listXml(context, block, name, 0);
    case 'horizontalRule':
      return '<w:p><w:pPr><w:pStyle w:val="HorizontalLine"/></w:pPr></w:p>';
    case 'image':
      return `<w:p>${pictureXml(context, block)}</w:p>`;
    case 'table':
      return (before === name ? gapXml : '') + tableXml(context, block, cellXml);
    default:
      return paragraphXml(context, block, plain);
  }
}

function paragraphXml(
  context: WriteContext,
  block: Node,
  style: string,
  numbering = '',
  before = '',
): string {
  const alignment = alignments[String(block.attrs.textAlign)];
  const properties = [
    style === '' ? '' : `<w:pStyle w:val="${style}"/>`,
    numbering,
    alignment === undefined ? '' : `<w:jc w:val="${alignment}"/>`,
  ].join('');
  const head = properties === '' ? '' : `<w:pPr>${properties}</w:pPr>`;
  return `<w:p>${head}${before}${inlineXml(context, block)}</w:p>`;
}

/** Writes code as one paragraph per line, like Word. */
function codeXml(context: WriteContext, block: Node): string {
  const begin = `<w:p><w:pPr><w:pStyle w:val="${codeStyleOf(context, block.attrs.language)}"/></w:pPr>`;
  return `${begin}${inlineXml(context, block, `</w:p>${begin}`)}</w:p>`;
}

/** Returns the style of code in this language. Style names are limited to one word. */
function codeStyleOf({ languages }: WriteContext, language: unknown): string {
  if (typeof language !== 'string' || !/^[\w+#.-]{1,40}$/.test(language)) return 'HTMLPreformatted';
  if (!languages.includes(language)) languages.push(language);
  return codeStyleId(languages.indexOf(language));
}

const alignments: Readonly<Record<string, string>> = { center: 'center', right: 'right', justify: 'both' };

function tagged(tag: BlockTag, content: string): string {
  const properties = `<w:sdtPr><w:tag w:val="${xmlValue(formatTag(tag))}"/><w15:appearance w15:val="hidden"/></w:sdtPr>`;
  return `<w:sdt>${properties}<w:sdtContent>${content}</w:sdtContent></w:sdt>`;
}

type ListName = 'bulletList' | 'orderedList' | 'taskList';

function listXml(context: WriteContext, list: Node, kind: ListName, level: number): string {
  const { start = 1, type = null } = list.attrs;
  const numId = context.lists.add({ kind, level, start, type });
  const pieces: string[] = [];
  list.forEach((item) => {
    pieces.push(itemXml(context, item, numId, level));
  });
  return pieces.join('');
}

function itemXml(context: WriteContext, item: Node, numId: number, level: number): string {
  const numbering = `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${numId}"/></w:numPr>`;
  const tick = item.type.name === 'taskItem' ? tickXml(item.attrs.checked === true) : '';
  const [first, ...rest] = childrenOf(item);
  const pieces = [first ? paragraphXml(context, first, 'ListParagraph', numbering, tick) : ''];
  let others: Node[] = [];
  const endOthers = () => {
    if (others.length > 0) pieces.push(tagged({ kind: 'item', level }, blocksXml(context, others)));
    others = [];
  };
  for (const child of rest) {
    const { name } = child.type;
    if (name === 'paragraph') {
      endOthers();
      pieces.push(paragraphXml(context, child, `ListContinue${level === 0 ? '' : level + 1}`));
    } else if (
      level < deepestLevel &&
      (name === 'bulletList' || name === 'orderedList' || name === 'taskList')
    ) {
      endOthers();
      pieces.push(listXml(context, child, name, level + 1));
    } else others.push(child);
  }
  endOthers();
  return pieces.join('');
}

/** A clickable checkbox followed by a space. */
function tickXml(isTicked: boolean): string {
  const state = `<w14:checkbox><w14:checked w14:val="${isTicked ? 1 : 0}"/></w14:checkbox>`;
  const box = `<w:r><w:rPr><w:rFonts w:ascii="MS Gothic" w:eastAsia="MS Gothic" w:hAnsi="MS Gothic" w:hint="eastAsia"/></w:rPr><w:t>${isTicked ? '☒' : '☐'}</w:t></w:r>`;
  return `<w:sdt><w:sdtPr>${state}</w:sdtPr><w:sdtContent>${box}</w:sdtContent></w:sdt><w:r><w:t xml:space="preserve"> </w:t></w:r>`;
}

function cellXml(context: WriteContext, cell: Node): string {
  const blocks = childrenOf(cell);
  const content = blocksXml(context, blocks, cell.type.name === 'tableHeader' ? 'TableHeading' : '');
  const [before, last] = blocks.slice(-2);
  // Word requires a paragraph at the end of a cell; an empty one after a table is read as this paragraph.
  const isWords = last?.isTextblock === true && last.content.size > 0;
  const isReadAsCellEnd = before?.type.name === 'table' && !isWords;
  return content.endsWith('</w:p>') && !isReadAsCellEnd ? content : content + gapXml;
}

function childrenOf(parent: Node): Node[] {
  return Array.from({ length: parent.childCount }, (_, i) => parent.child(i));
}
