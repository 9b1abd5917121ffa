import { AppError } from '@inkstone/contracts';
import { type DocxParts, unzipDocx, zipDocx } from './unzip-docx.ts';
import { childOf, elementsOf, parseXml, writeXml, type XmlDocument, type XmlElement } from './xml.ts';

/** A docx opened for reading and editing. Changes of `document` and `styles` are written by `saveDocx`. */
export interface Docx {
  readonly parts: DocxParts;
  /** Path of the main part. */
  readonly path: string;
  readonly document: XmlDocument;
  readonly body: XmlElement;
  /** Root of the style sheet; null if there is none. */
  readonly styles: XmlElement | null;
}

const main = [
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
];
/** Limit for XML parts, in bytes: longer ones cannot be parsed in acceptable time. */
const maxXmlLength = 24 * 1024 * 1024;

/** Opens a docx of at most `maxBytes`. Throws `docx_too_large`, `docx_encrypted` or `docx_unreadable`. */
export function openDocx(bytes: Uint8Array, maxBytes: number): Docx {
  const parts = unzipDocx(bytes, maxBytes);
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

/** Returns the path of the main part, for which some programs use another name than document.xml. */
function documentPath(parts: DocxParts): string {
  const relations = readPart(parts, '_rels/.rels');
  const office = relations && elementsOf(relations.root).find(isOfficeDocument);
  return office?.attributes.get('Target')?.replace(/^\//, '') ?? 'word/document.xml';
}

function isOfficeDocument({ attributes }: XmlElement): boolean {
  return attributes.get('Type')?.endsWith('/officeDocument') ?? false;
}

/** Packs the file with all changes. */
export function saveDocx({ parts, path, document }: Docx): Uint8Array {
  writePart(parts, path, document);
  return zipDocx(parts);
}

/** Parses a part; null if it is missing. Throws `docx_unreadable` if it is invalid XML. */
export function readPart(parts: DocxParts, path: string): XmlDocument | null {
  const bytes = parts.get(path);
  if (bytes === undefined) return null;
  if (bytes.length > maxXmlLength)
    throw new AppError('docx_too_large', { limit: `${maxXmlLength / 1024 / 1024} MB` });
  try {
    return parseXml(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw new AppError('docx_unreadable', {}, error);
  }
}

/** Writes XML to a part, creating it if missing. */
export function writePart(parts: DocxParts, path: string, document: XmlDocument): void {
  parts.set(path, new TextEncoder().encode(writeXml(document)));
}

const text = /^word\/document\d*\.xml$/;
const change = /<w:(?:ins|del|moveFrom|moveTo)[\s>]/;

/** Whether a docx contains tracked changes. Reads the main part only; throws as `openDocx` does. */
export function hasTrackedChanges(bytes: Uint8Array, maxBytes: number): boolean {
  for (const [path, part] of unzipDocx(bytes, maxBytes)) {
    if (text.test(path) && change.test(new TextDecoder().decode(part))) return true;
  }
  return false;
}
