import { AppError } from '@inkstone/contracts';
import {
  type Docx,
  type DocxParts,
  element,
  elementsOf,
  parseXml,
  readPart,
  writePart,
  type XmlDocument,
  type XmlElement,
} from '../../word-file/index.ts';
import { partOfType, readRelations } from '../read/relations.ts';
import { commentSign } from '../write/inline.ts';
import { commentXml } from '../write/side-parts.ts';

/** The elements of a comment in the text: range start, range end and reference. */
export interface CommentMarks {
  readonly start: XmlElement;
  readonly end: XmlElement;
  readonly sign: XmlElement;
}

const relationTypes: Readonly<Record<string, string>> = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main':
    'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'http://purl.oclc.org/ooxml/wordprocessingml/main':
    'http://purl.oclc.org/ooxml/officeDocument/relationships',
};
const packageSpace = 'http://schemas.openxmlformats.org/package/2006';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const contentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml';

/** The comments of a docx; existing ones are not changed. */
export class CommentsPart {
  readonly #docx: Docx;
  readonly #author: string;
  readonly #at: number;
  readonly #path: string | null;
  readonly #part: XmlDocument;
  #next: number;
  #added = 0;

  constructor(docx: Docx, author: string, at: number) {
    this.#docx = docx;
    this.#author = author;
    this.#at = at;
    const path = partOfType(readRelations(docx.parts, docx.path), 'comments');
    const part = path === null ? null : readPart(docx.parts, path);
    this.#path = part === null ? null : path;
    this.#part = part ?? emptyPart(docx);
    if (this.#part.root.name !== 'w:comments') throw new AppError('docx_unreadable');
    const ids = elementsOf(this.#part.root).map(({ attributes }) => Number(attributes.get('w:id')));
    this.#next = Math.max(-1, ...ids.filter(Number.isSafeInteger)) + 1;
  }

  /** Number of comments added. */
  get added(): number {
    return this.#added;
  }

  /** Adds a comment. */
  add(text: string): CommentMarks {
    const id = this.#next++;
    this.#added++;
    const note = { text, author: this.#author, at: this.#at };
    this.#part.root.children.push(parseXml(commentXml(note, id)).root);
    const own = { 'w:id': String(id) };
    return {
      start: element('w:commentRangeStart', own),
      end: element('w:commentRangeEnd', own),
      sign: parseXml(commentSign(id)).root,
    };
  }

  /** Writes the part, and registers it if it is new. Does nothing without a comment. */
  save(): void {
    if (this.#added === 0) return;
    const { parts, path } = this.#docx;
    const own = this.#path ?? freePath(parts, path);
    writePart(parts, own, this.#part);
    if (this.#path !== null) return;
    nameRelation(this.#docx, own);
    nameContentType(parts, own);
  }
}

function emptyPart({ document }: Docx): XmlDocument {
  const root = element('w:comments', { 'xmlns:w': document.root.attributes.get('xmlns:w') ?? '' });
  return { prologue: declaration, root };
}

function freePath(parts: DocxParts, documentPath: string): string {
  const folder = documentPath.slice(0, documentPath.lastIndexOf('/') + 1);
  let path = `${folder}comments.xml`;
  for (let n = 1; parts.has(path); n++) path = `${folder}comments${n}.xml`;
  return path;
}

function nameRelation({ parts, path, document }: Docx, target: string): void {
  const cut = path.lastIndexOf('/') + 1;
  const listPath = `${path.slice(0, cut)}_rels/${path.slice(cut)}.rels`;
  const list = readPart(parts, listPath) ?? {
    prologue: declaration,
    root: element('Relationships', { xmlns: `${packageSpace}/relationships` }),
  };
  const taken = new Set(elementsOf(list.root).map(({ attributes }) => attributes.get('Id')));
  let id = 'rIdComments';
  for (let n = 1; taken.has(id); n++) id = `rIdComments${n}`;
  const office = relationTypes[document.root.attributes.get('xmlns:w') ?? ''] ?? '';
  const relation = { Id: id, Type: `${office}/comments`, Target: target.slice(cut) };
  list.root.children.push(element('Relationship', relation));
  writePart(parts, listPath, list);
}

function nameContentType(parts: DocxParts, path: string): void {
  const types = readPart(parts, '[Content_Types].xml') ?? {
    prologue: declaration,
    root: element('Types', { xmlns: `${packageSpace}/content-types` }),
  };
  const PartName = `/${path}`;
  const known = elementsOf(types.root).some(({ attributes }) => attributes.get('PartName') === PartName);
  if (known) return;
  types.root.children.push(element('Override', { PartName, ContentType: contentType }));
  writePart(parts, '[Content_Types].xml', types);
}
