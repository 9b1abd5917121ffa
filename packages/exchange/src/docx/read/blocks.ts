import { bodySchema } from '@inkstone/editor/schema';
import type { Node } from '@tiptap/pm/model';
import { bodyOf } from '../../manuscript.ts';
import { childOf, childValue, elementsOf, type XmlElement } from '../../word-file/index.ts';
import { parseTag } from '../tags.ts';
import { assemble } from './assemble.ts';
import type { ReadContext } from './context.ts';
import { chosen } from './drawings.ts';
import type { Flat } from './flat.ts';
import { openNote } from './inline.ts';
import { isEndChanged, readParagraph } from './paragraph.ts';
import { readTable } from './table.ts';

/** Reads the blocks of a body, a cell or a text box. */
export function readBlocks(context: ReadContext, elements: readonly XmlElement[]): Node[] {
  return assemble(new FlatReader(context).read(elements));
}

class FlatReader {
  readonly #context: ReadContext;
  readonly #flat: Flat[] = [];
  /** Paragraphs with a deleted paragraph mark, which are merged with the next one. */
  #joined: XmlElement[] = [];
  #isInContents = false;

  constructor(context: ReadContext) {
    this.#context = context;
  }

  read(elements: readonly XmlElement[]): readonly Flat[] {
    this.#readAll(elements);
    this.#endJoined();
    return this.#flat;
  }

  #readAll(elements: readonly XmlElement[]): void {
    for (const element of elements) this.#readElement(element);
  }

  #readElement(element: XmlElement): void {
    const context = this.#context;
    switch (element.name) {
      case 'w:p':
        this.#paragraph(element);
        break;
      case 'w:tbl': {
        this.#endJoined();
        this.#isInContents = false;
        const table = readTable(context, element);
        if (table) this.#flat.push({ kind: 'blocks', blocks: [table] });
        break;
      }
      case 'w:sdt':
        this.#control(element);
        break;
      case 'w:commentRangeStart':
        openNote(context, element.attributes.get('w:id') ?? '');
        break;
      case 'w:commentRangeEnd':
        context.openNotes.delete(element.attributes.get('w:id') ?? '');
        break;
      case 'w:altChunk':
        context.losses.add('objects');
        break;
      case 'mc:AlternateContent':
        this.#readElement(chosen(element));
        break;
      case 'w:sectPr':
      case 'w:sdtPr':
      case 'w:tcPr':
        break;
      default:
        this.#readAll(elementsOf(element));
    }
  }

  #paragraph(paragraph: XmlElement): void {
    const { changes, styles, losses } = this.#context;
    const style = styles.paragraph(childValue(childOf(paragraph, 'w:pPr'), 'w:pStyle'));
    const isContents = style.kind?.kind === 'contents';
    if (isContents && !this.#isInContents) losses.add('contents');
    this.#isInContents = isContents;
    if (isContents) return;
    this.#joined.push(paragraph);
    const goesOn =
      (changes === 'accept' && isEndChanged(paragraph, 'deleted')) ||
      (changes === 'reject' && isEndChanged(paragraph, 'inserted'));
    if (!goesOn) this.#endJoined();
  }

  #endJoined(): void {
    if (this.#joined.length === 0) return;
    const paragraphs = this.#joined;
    this.#joined = [];
    this.#flat.push(...readParagraph(this.#context, paragraphs));
  }

  #control(control: XmlElement): void {
    const properties = childOf(control, 'w:sdtPr');
    const content = childOf(control, 'w:sdtContent');
    if (!content) return;
    const gallery = childValue(childOf(properties, 'w:docPartObj'), 'w:docPartGallery');
    if (gallery === 'Table of Contents') {
      this.#context.losses.add('contents');
      return;
    }
    const tag = parseTag(childValue(properties, 'w:tag') ?? '');
    if (!tag) {
      this.#readAll(elementsOf(content));
      return;
    }
    this.#endJoined();
    const flat = new FlatReader(this.#context).read(elementsOf(content));
    if (tag.kind === 'item') this.#flat.push({ kind: 'continue', level: tag.level, blocks: assemble(flat) });
    else {
      const blocks = bodyOf(assemble(flat.map(asPlain))).content;
      this.#flat.push({ kind: 'blocks', blocks: [bodySchema.node('blockquote', null, blocks)] });
    }
  }
}

/** Removes the quotation style of blocks inside a quotation that is marked as a whole. */
function asPlain(flat: Flat): Flat {
  return flat.kind === 'quote' ? { kind: 'blocks', blocks: flat.blocks } : flat;
}
