import { bodyLimits, boundAttributes } from '@inkstone/contracts/body';
import type { DocumentNote } from '@inkstone/contracts/documents/notes';
import { documentParts } from '@inkstone/contracts/sync';
import { textsBelow } from '@inkstone/domain/documents';
import type { BodyMark, BodyNode } from '@inkstone/domain/documents/versions';
import * as Y from 'yjs';
import { readNotes } from './notes-of-document.ts';

/** The complete content of a document. Equal documents give equal JSON. */
export interface DocumentContent {
  readonly title: string;
  readonly body: BodyNode;
  /** All notes, including deleted ones, ordered by id. */
  readonly notes: readonly DocumentNote[];
  /** The AI content label of the file it was imported from, as stored: not validated. */
  readonly label?: string;
}

/** The setting of a document that holds the label. */
export const labelSetting = 'aigc';

/** An element whose attributes may hold any JSON, as in the editor. */
export type BodyElement = Y.XmlElement<Record<string, never>>;

/**
 * Reads the content of a document. Its updates were not validated against the schema: attributes are clamped
 * to their bounds, and elements deeper than `bodyLimits.depth` become paragraphs with their text.
 */
export function readContent(doc: Y.Doc): DocumentContent {
  const label = doc.getMap(documentParts.settings).get(labelSetting);
  const content = readChildren(doc.getXmlFragment(documentParts.body), 0);
  return {
    title: doc.getText(documentParts.title).toString(),
    body: { type: 'doc', ...(content.length > 0 ? { content } : {}) },
    notes: readNotes(doc.getMap(documentParts.notes)),
    ...(typeof label === 'string' && label !== '' ? { label } : {}),
  };
}

function readChildren(parent: Y.XmlFragment, depth: number): BodyNode[] {
  return parent.toArray().flatMap((child) => readChild(child, depth));
}

/** Reads a child of an element: an element, or a text run as one node per format. */
export function readChild(child: unknown, depth: number): BodyNode[] {
  if (child instanceof Y.XmlText) return readText(child);
  if (!(child instanceof Y.XmlElement)) return [];
  // An element of this name is not text, but could not be distinguished from it in JSON.
  if (child.nodeName === 'text') return readFlat(child);
  return depth < bodyLimits.depth ? [readElement(child as BodyElement, depth)] : readFlat(child);
}

function readElement(element: BodyElement, depth: number): BodyNode {
  const attrs = sorted(boundAttributes(element.nodeName, element.getAttributes()));
  const content = readChildren(element, depth + 1);
  return {
    type: element.nodeName,
    ...(Object.keys(attrs).length > 0 ? { attrs } : {}),
    ...(content.length > 0 ? { content } : {}),
  };
}

function readFlat(element: Y.XmlElement): BodyNode[] {
  const texts = textsBelow(element, (part): part is Y.XmlText => part instanceof Y.XmlText);
  return texts.map((text) => ({ type: 'paragraph', content: readText(text) }));
}

interface Delta {
  readonly insert: unknown;
  readonly attributes?: Readonly<Record<string, unknown>>;
}

/** Reads a text run as nodes with one format each. */
export function readText(text: Y.XmlText): BodyNode[] {
  return (text.toDelta() as Delta[]).flatMap(({ insert, attributes = {} }) => {
    if (typeof insert !== 'string') return [];
    const marks = Object.entries(sorted(attributes)).map(([key, attrs]) => readMark(key, attrs));
    return [{ type: 'text', text: insert, ...(marks.length > 0 ? { marks } : {}) }];
  });
}

/** Marks that may occur several times on the same text have a hash suffix in their name. */
const hashed = /^(.*)--[a-zA-Z0-9+/=]{8}$/;

function readMark(key: string, value: unknown): BodyMark {
  const type = hashed.exec(key)?.[1] ?? key;
  const attrs =
    typeof value === 'object' && value !== null ? sorted(boundAttributes(type, { ...value })) : {};
  return {
    type,
    ...(Object.keys(attrs).length > 0 ? { attrs } : {}),
    ...(type === key ? {} : { key }),
  };
}

function sorted(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(record).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}
