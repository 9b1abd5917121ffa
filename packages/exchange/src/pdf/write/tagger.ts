import type PDFKit from 'pdfkit';
import type { Role } from './layout.ts';

/** Writes the structure tags of a PDF for assistive technology: paragraphs, headings, tables, artifacts. */
export class Tagger {
  readonly #doc: PDFKit.PDFDocument;
  #open: {
    readonly role: Role;
    readonly block: number;
    readonly contents: PDFKit.PDFStructureContent[];
  } | null = null;
  #table: PDFKit.PDFStructureElement | null = null;
  #row: PDFKit.PDFStructureElement | null = null;

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
  }

  /** Draws a line of a block; lines with the same number belong to one element. */
  line(role: Role, block: number, draw: () => void): void {
    if (this.#open?.block !== block) this.endBlock();
    const tag = role === 'Code' || role === 'Note' || role === 'LI' || role === 'BlockQuote' ? 'P' : role;
    const content = this.#mark(tag, draw);
    this.#open ??= { role, block, contents: [] };
    this.#open.contents.push(content);
  }

  /** Adds the open block to the structure. */
  endBlock(): void {
    if (!this.#open) return;
    const { role, contents } = this.#open;
    this.#open = null;
    const tag = role === 'LI' || role === 'Code' || role === 'Note' ? 'P' : role;
    if (role === 'LI')
      this.#doc.addStructure(
        this.#doc.struct('L', {}, this.#doc.struct('LI', {}, this.#doc.struct('LBody', {}, contents))),
      );
    else if (role === 'BlockQuote')
      this.#doc.addStructure(this.#doc.struct('BlockQuote', {}, this.#doc.struct('P', {}, contents)));
    else this.#doc.addStructure(this.#doc.struct(tag, {}, contents));
  }

  figure(alt: string, draw: () => void): void {
    this.endBlock();
    const content = this.#mark('Figure', draw);
    this.#doc.addStructure(this.#doc.struct('Figure', alt === '' ? {} : { alt }, [content]));
  }

  beginTable(): void {
    this.endBlock();
    this.#table = this.#doc.struct('Table');
    this.#doc.addStructure(this.#table);
  }

  beginRow(): void {
    this.#row?.end();
    this.#row = this.#doc.struct('TR');
    this.#table?.add(this.#row);
  }

  cell(isHead: boolean, draw: () => void): void {
    const tag = isHead ? 'TH' : 'TD';
    this.#row?.add(this.#doc.struct(tag, {}, this.#mark(tag, draw)));
  }

  endTable(): void {
    this.#row?.end();
    this.#table?.end();
    this.#row = null;
    this.#table = null;
  }

  /** Draws decoration without meaning: borders, bars, page numbers. */
  artifact(type: 'Pagination' | 'Layout', draw: () => void): void {
    this.#doc.markContent('Artifact', { type });
    draw();
    this.#doc.endMarkedContent();
  }

  #mark(tag: string, draw: () => void): PDFKit.PDFStructureContent {
    const content = this.#doc.markStructureContent(tag);
    draw();
    this.#doc.endMarkedContent();
    return content;
  }
}
