import type { TextPlace } from '@inkstone/contracts/assist/proofread-file';
import { type Docx, elementsOf, readPart, type XmlDocument, type XmlElement } from '../../word-file/index.ts';
import { readRelations } from '../read/relations.ts';

/** A part of a docx with visible text. */
export interface TextPart {
  readonly place: TextPlace;
  /** Elements that contain its paragraphs. */
  readonly roots: readonly XmlElement[];
  /** The part; null for the main text, which is `document` of the open docx. */
  readonly side: SidePart | null;
}

/** A part other than the main text. */
export interface SidePart {
  readonly path: string;
  readonly document: XmlDocument;
}

const sidePlaces: readonly TextPlace[] = ['footnote', 'endnote', 'header', 'footer'];

/** The main text, then footnotes, endnotes, headers and footers. */
export function textParts(docx: Docx): TextPart[] {
  const relations = [...readRelations(docx.parts, docx.path).values()];
  const main: TextPart = { place: 'body', roots: [docx.body], side: null };
  const sides = sidePlaces.flatMap((place) => {
    const isOwn = (type: string) => type === place || type === `${place}s`;
    const own = relations.filter(({ type, isExternal }) => !isExternal && isOwn(type));
    const paths = new Set(own.map(({ target }) => target));
    return [...paths].flatMap((path): TextPart[] => {
      const document = readPart(docx.parts, path);
      return document === null ? [] : [{ place, roots: rootsOf(place, document), side: { path, document } }];
    });
  });
  return [main, ...sides];
}

/** Returns the elements with paragraphs, without the separator lines stored among the notes. */
function rootsOf(place: TextPlace, { root }: XmlDocument): readonly XmlElement[] {
  if (place !== 'footnote' && place !== 'endnote') return [root];
  return elementsOf(root).filter(({ attributes }) => (attributes.get('w:type') ?? 'normal') === 'normal');
}

const unread = new Set(['mc:Fallback', 'w:del', 'w:moveFrom']);

/** Returns the text boxes anchored in a paragraph. Boxes inside them are anchored in their paragraphs. */
export function boxesIn(parent: XmlElement): XmlElement[] {
  return elementsOf(parent).flatMap((child) => {
    if (unread.has(child.name)) return [];
    return child.name === 'w:txbxContent' ? [child] : boxesIn(child);
  });
}
