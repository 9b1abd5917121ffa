import type { Node } from '@tiptap/pm/model';
import { parseLabel, readLabelled } from '../content-label.ts';
import { bodyOf, Losses, type Note, type Reading } from '../manuscript.ts';
import {
  childOf,
  childValue,
  type Docx,
  elementsOf,
  openDocx,
  readPart,
  textOf,
  type XmlElement,
} from '../word-file/index.ts';
import { readBlocks } from './read/blocks.ts';
import { readComments } from './read/comments.ts';
import type { ChangeChoice, ReadContext } from './read/context.ts';
import { readInline } from './read/inline.ts';
import { createListCounter } from './read/numbering.ts';
import { createPictureStore } from './read/pictures.ts';
import { partOfType, readRelations } from './read/relations.ts';
import { countHeaders, readFootnotes } from './read/side-texts.ts';
import { readStyleSheet } from './read/styles.ts';

/** Options for reading a docx. */
export interface ReadDocxOptions {
  /** How to import tracked changes. */
  readonly changes: ChangeChoice;
  /** Larger files are refused. */
  readonly maxBytes: number;
}

/**
 * Reads a docx. Throws `docx_too_large`, `docx_encrypted` or `docx_unreadable`; other unsupported content is
 * counted as lost. Nothing outside the file is fetched, and macros are ignored.
 */
export function readDocx(bytes: Uint8Array, { changes, maxBytes }: ReadDocxOptions): Reading {
  const docx = openDocx(bytes, maxBytes);
  const context = createContext(docx, changes);
  const { title, elements } = takeTitle(context, elementsOf(docx.body));
  const body = bodyOf(readBlocks(context, elements));
  countSideLosses(docx, context);
  return {
    manuscript: {
      title: title ?? readTitle(docx),
      ...readLabelled(body, readLabel(docx)),
      pictures: context.pictures.pictures,
      notes: inOrder(context),
    },
    losses: context.losses.list(),
  };
}

function createContext({ parts, path, styles }: Docx, changes: ChangeChoice): ReadContext {
  const relations = readRelations(parts, path);
  const losses = new Losses();
  const numbering = partOfType(relations, 'numbering');
  return {
    changes,
    styles: readStyleSheet(styles),
    lists: createListCounter(numbering === null ? null : (readPart(parts, numbering)?.root ?? null)),
    relations,
    pictures: createPictureStore(parts, losses),
    losses,
    footnotes: readFootnotes(parts, relations),
    notes: readComments(parts, relations),
    openNotes: new Set(),
    anchoredNotes: new Set(),
    openFields: [],
    readBlocks,
  };
}

/** Removes the title from the start of a body if it contains only text. */
function takeTitle(
  context: ReadContext,
  elements: readonly XmlElement[],
): { title: string | null; elements: readonly XmlElement[] } {
  const [first, ...rest] = elements;
  const style = context.styles.paragraph(childValue(childOf(first, 'w:pPr'), 'w:pStyle'));
  if (first?.name !== 'w:p' || style.kind?.kind !== 'title') return { title: null, elements };
  const nodes: Node[] = readInline(context, style, [first]).flatMap((piece) => [...piece.nodes]);
  const isOnlyWords = nodes.every(({ isText, marks }) => isText && marks.length === 0);
  const title = nodes.map(({ text }) => text).join('');
  return isOnlyWords && title.trim() !== '' ? { title, elements: rest } : { title: null, elements };
}

function readTitle({ parts }: Docx): string {
  const path = partOfType(readRelations(parts, ''), 'core-properties');
  const properties = path === null ? null : readPart(parts, path);
  const title = childOf(properties?.root, 'dc:title');
  return title ? textOf(title).trim() : '';
}

/** The AI content label in the properties of the document; null if there is none. */
function readLabel({ parts }: Docx): string | null {
  const path = partOfType(readRelations(parts, ''), 'custom-properties');
  const properties = path === null ? null : readPart(parts, path);
  for (const property of properties ? elementsOf(properties.root) : []) {
    if (property.attributes.get('name') !== 'AIGC') continue;
    const value =
      childOf(property, 'vt:lpwstr') ?? childOf(property, 'vt:bstr') ?? childOf(property, 'vt:lpstr');
    return value ? parseLabel(textOf(value).trim()) : null;
  }
  return null;
}

/** Notes in document order; those without a position come last. */
function inOrder({ notes, anchoredNotes }: ReadContext): Note[] {
  const order = new Map([...anchoredNotes].map((id, i) => [id, i]));
  const place = (id: string) => order.get(id) ?? order.size;
  return [...notes]
    .map(([id, note]) => ({ note, place: place(id) }))
    .sort((a, b) => a.place - b.place)
    .map(({ note }) => note);
}

function countSideLosses({ parts, body }: Docx, { changes, losses, relations }: ReadContext): void {
  losses.add('headers', countHeaders(parts, relations));
  if ([...parts.keys()].some((name) => name.endsWith('vbaProject.bin'))) losses.add('macros');
  if (changes !== 'accept') losses.add('formatChanges', countFormatChanges(body));
}

function countFormatChanges(parent: XmlElement): number {
  let count = /PrChange$/.test(parent.name) ? 1 : 0;
  for (const child of elementsOf(parent)) count += countFormatChanges(child);
  return count;
}
