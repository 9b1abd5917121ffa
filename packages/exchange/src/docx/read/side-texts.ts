import { type DocxParts, elementsOf, readPart, textOf, type XmlElement } from '../../word-file/index.ts';
import { partOfType, type Relation } from './relations.ts';

type Relations = ReadonlyMap<string, Relation>;

/** A footnote or endnote. */
export interface SideNote {
  readonly text: string;
  /** Ids of the comments on its text. */
  readonly comments: readonly string[];
}

/** Footnotes and endnotes, by the element that references them and their id. */
export function readFootnotes(parts: DocxParts, relations: Relations): Map<string, SideNote> {
  const found = new Map<string, SideNote>();
  for (const kind of ['footnote', 'endnote']) {
    for (const note of elementsOfPart(parts, relations, `${kind}s`)) {
      const { attributes } = note;
      // Skips separator lines, which are stored among the notes.
      if ((attributes.get('w:type') ?? 'normal') !== 'normal') continue;
      // A space follows the note's own number.
      const text = plainText(note).replace(/^[ \t\u00a0]/, '');
      found.set(`w:${kind}Reference ${attributes.get('w:id') ?? ''}`, { text, comments: commentsIn(note) });
    }
  }
  return found;
}

function commentsIn(parent: XmlElement): string[] {
  return elementsOf(parent).flatMap((child) =>
    child.name === 'w:commentReference' ? [child.attributes.get('w:id') ?? ''] : commentsIn(child),
  );
}

/** Number of headers and footers with text other than page numbers. */
export function countHeaders(parts: DocxParts, relations: Relations): number {
  let count = 0;
  for (const { type, target, isExternal } of relations.values()) {
    if (isExternal || (type !== 'header' && type !== 'footer')) continue;
    const part = readPart(parts, target);
    if (part && /[^\s\d\-–—/.·第共页頁]/.test(plainText(part.root))) count++;
  }
  return count;
}

/** The elements listed in a part of this type; empty if there is no such part. */
export function elementsOfPart(parts: DocxParts, relations: Relations, type: string): XmlElement[] {
  const path = partOfType(relations, type);
  const part = path === null ? null : readPart(parts, path);
  return part ? elementsOf(part.root) : [];
}

const silent = new Set(['w:del', 'w:moveFrom', 'w:instrText', 'w:pPr', 'w:rPr', 'mc:Fallback']);

/** The text of an element, one line per paragraph. */
export function plainText(parent: XmlElement): string {
  const lines: string[] = [];
  const visit = (element: XmlElement): void => {
    if (element.name === 'w:p') lines.push('');
    const last = lines.length - 1;
    const add = (text: string) => {
      if (last >= 0) lines[last] += text;
    };
    if (element.name === 'w:t') add(textOf(element));
    else if (element.name === 'w:tab') add('\t');
    else if (element.name === 'w:br' || element.name === 'w:cr') add('\n');
    else if (!silent.has(element.name)) for (const child of elementsOf(element)) visit(child);
  };
  visit(parent);
  return lines.join('\n');
}
