import type { DocumentNote } from '@inkstone/contracts/notes';
import { documentParts } from '@inkstone/contracts/sync';
import type { BodyMark, BodyNode } from '@inkstone/domain/documents/versions';
import * as Y from 'yjs';
import { readNotes } from './notes-of-document.ts';

/** All that a document says. Equal documents give equal JSON. */
export interface DocumentContent {
  readonly title: string;
  readonly body: BodyNode;
  /** All notes, deleted ones too, ordered by their ids. */
  readonly notes: readonly DocumentNote[];
}

/** An element whose attributes may hold any JSON, as the editor's do. */
export type BodyElement = Y.XmlElement<Record<string, never>>;

/** Reads what a document says. */
export function readContent(doc: Y.Doc): DocumentContent {
  const content = readChildren(doc.getXmlFragment(documentParts.body));
  return {
    title: doc.getText(documentParts.title).toString(),
    body: { type: 'doc', ...(content.length > 0 ? { content } : {}) },
    notes: readNotes(doc.getMap(documentParts.notes)),
  };
}

function readChildren(parent: Y.XmlFragment): BodyNode[] {
  return parent.toArray().flatMap(readChild);
}

/** A child of an element: an element, or a run of text as one node for each format. */
export function readChild(child: unknown): BodyNode[] {
  if (child instanceof Y.XmlText) return readText(child);
  return child instanceof Y.XmlElement ? [readElement(child as BodyElement)] : [];
}

function readElement(element: BodyElement): BodyNode {
  const attrs = sorted(element.getAttributes());
  const content = readChildren(element);
  return {
    type: element.nodeName,
    ...(Object.keys(attrs).length > 0 ? { attrs } : {}),
    ...(content.length > 0 ? { content } : {}),
  };
}

interface Delta {
  readonly insert: unknown;
  readonly attributes?: Readonly<Record<string, unknown>>;
}

/** A run of text as nodes of one format each. */
export function readText(text: Y.XmlText): BodyNode[] {
  return (text.toDelta() as Delta[]).flatMap(({ insert, attributes = {} }) => {
    if (typeof insert !== 'string') return [];
    const marks = Object.entries(sorted(attributes)).map(([key, attrs]) => readMark(key, attrs));
    return [{ type: 'text', text: insert, ...(marks.length > 0 ? { marks } : {}) }];
  });
}

/** Marks that words can have several of carry a hash behind their name, to be told apart. */
const hashed = /^(.*)--[a-zA-Z0-9+/=]{8}$/;

function readMark(key: string, value: unknown): BodyMark {
  const type = hashed.exec(key)?.[1] ?? key;
  const attrs = typeof value === 'object' && value !== null ? sorted({ ...value }) : {};
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
