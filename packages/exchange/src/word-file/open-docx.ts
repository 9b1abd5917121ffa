import { AppError } from '@inkstone/contracts';
import { type DocxParts, unzipDocx, zipDocx } from './unzip-docx.ts';
import { childOf, elementsOf, parseXml, writeXml, type XmlDocument, type XmlElement } from './xml.ts';

/** A docx that is open for reading and change. `document` and `styles` are live: `saveDocx` writes them back. */
export interface Docx {
  readonly parts: DocxParts;
  /** Path of the part that holds the text. */
  readonly path: string;
  readonly document: XmlDocument;
  readonly body: XmlElement;
  /** Root of the style sheet; null where there is none. */
  readonly styles: XmlElement | null;
}

const main = [
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
];
/** Longer XML is read nowhere in acceptable time, in bytes. */
const longestXml = 24 * 1024 * 1024;

/** Opens a docx of at most `mostBytes`. Throws `docx_too_large`, `docx_encrypted` or `docx_unreadable`. */
export function openDocx(bytes: Uint8Array, mostBytes: number): Docx {
  const parts = unzipDocx(bytes, mostBytes);
  const path = documentPath(parts);
  const document = readPart(parts, path);
  const body = childOf(document?.root, 'w:body');
  if (
    document === null ||
    body === undefined ||
    !main.includes(document.root.attributes.get('xmlns:w') ?? '')
  ) {
    throw new AppError('docx_unreadable');
  }
  return { parts, path, document, body, styles: readPart(parts, 'word/styles.xml')?.root ?? null };
}

/** Some writers number the part that others call document.xml. */
function documentPath(parts: DocxParts): string {
  const relations = readPart(parts, '_rels/.rels');
  const office = relations && elementsOf(relations.root).find(isOfficeDocument);
  return office?.attributes.get('Target')?.replace(/^\//, '') ?? 'word/document.xml';
}

function isOfficeDocument({ attributes }: XmlElement): boolean {
  return attributes.get('Type')?.endsWith('/officeDocument') ?? false;
}

/** The file after all changes. */
export function saveDocx({ parts, path, document }: Docx): Uint8Array {
  writePart(parts, path, document);
  return zipDocx(parts);
}

/** A part as XML; null where it is missing. Throws `docx_unreadable` where it is no XML. */
export function readPart(parts: DocxParts, path: string): XmlDocument | null {
  const bytes = parts.get(path);
  if (bytes === undefined) return null;
  if (bytes.length > longestXml)
    throw new AppError('docx_too_large', { limit: `${longestXml / 1024 / 1024} MB` });
  try {
    return parseXml(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw new AppError('docx_unreadable', {}, error);
  }
}

/** Puts XML into a part, made where it is missing. */
export function writePart(parts: DocxParts, path: string, document: XmlDocument): void {
  parts.set(path, new TextEncoder().encode(writeXml(document)));
}

const text = /^word\/document\d*\.xml$/;
const change = /<w:(?:ins|del|moveFrom|moveTo)[\s>]/;

/** Whether the text of a docx holds tracked changes. Reads no more than that needs; throws as opening it does. */
export function hasTrackedChanges(bytes: Uint8Array, mostBytes: number): boolean {
  for (const [path, part] of unzipDocx(bytes, mostBytes)) {
    if (text.test(path) && change.test(new TextDecoder().decode(part))) return true;
  }
  return false;
}
