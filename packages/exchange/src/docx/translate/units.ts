import type { TextPlace } from '@inkstone/contracts/assist/proofread-file';
import { withoutMarks } from '../../translation/marks.ts';
import { needsTranslation, punctuated, type TargetLanguage } from '../../translation/target-language.ts';
import {
  childOf,
  type Docx,
  decodeText,
  elementsOf,
  readPart,
  textOf,
  type XmlElement,
} from '../../word-file/index.ts';
import { partOfType, readRelations } from '../read/relations.ts';
import { boxesIn, type SidePart, type TextPart, textParts } from '../review/text-parts.ts';
import { xmlValue } from '../write/xml-text.ts';
import { acceptChanges } from './accept-changes.ts';
import { fieldBalance, type OpenFields, readInline } from './inline-tree.ts';
import { buildMarked, buildPlain, splitParagraph } from './put-back.ts';

/** Where in a docx a text stands. */
export type DocxTextPlace = TextPlace | 'comment' | 'alt';

/** A text of a docx that is translated as a whole. */
export interface DocxUnit {
  readonly place: DocxTextPlace;
  /** With marks. */
  readonly source: string;
  readonly plain: string;
  readonly holders: readonly number[];
  /** Writes a translation whose marks are right, or with `isPlain` one without marks. */
  readonly write: (target: string, isPlain: boolean) => void;
}

/** The texts of a docx, in order, and what was done to read them. */
export interface DocxTexts {
  readonly units: readonly DocxUnit[];
  /** Parts other than the main one. */
  readonly sides: readonly SidePart[];
  /** Tracked changes that were accepted. */
  readonly acceptedChanges: number;
  /** Paragraphs whose text a field generates, such as entries of a table of contents. */
  readonly generated: number;
}

interface Reading {
  readonly to: TargetLanguage;
  readonly units: DocxUnit[];
  generated: number;
}

/** Accepts tracked changes and reads all texts that have words of the source language. */
export function readTexts(
  docx: Docx,
  options: { readonly to: TargetLanguage; readonly comments: boolean },
): DocxTexts {
  const reading: Reading = { to: options.to, units: [], generated: 0 };
  const parts = [...textParts(docx), ...(options.comments ? commentParts(docx) : [])];
  const roots = [docx.document.root, ...new Set(parts.flatMap(({ side }) => side?.document.root ?? []))];
  const acceptedChanges = roots.reduce((sum, root) => sum + acceptChanges(root), 0);
  for (const { place, roots: own } of parts) for (const root of own) readRoot(root, place, reading);
  for (const root of roots) mirrorFallbacks(root);
  const sides = new Map(parts.flatMap(({ side }) => (side ? [[side.path, side] as const] : [])));
  return { units: reading.units, sides: [...sides.values()], acceptedChanges, generated: reading.generated };
}

type Part = Omit<TextPart, 'place'> & { readonly place: DocxTextPlace };

function commentParts(docx: Docx): Part[] {
  const path = partOfType(readRelations(docx.parts, docx.path), 'comments');
  const document = path === null ? null : readPart(docx.parts, path);
  if (path === null || document === null) return [];
  return [{ place: 'comment', roots: elementsOf(document.root), side: { path, document } }];
}

const skipped = new Set(['w:txbxContent', 'mc:Fallback', 'w:pPr', 'w:rPr', 'w:sectPr']);

function readRoot(root: XmlElement, place: DocxTextPlace, reading: Reading): void {
  const fields: OpenFields = { depth: 0 };
  const boxes: XmlElement[] = [];
  const visit = (parent: XmlElement): void => {
    for (const child of elementsOf(parent)) {
      if (child.name === 'w:p') {
        readParagraph(child, place, fields, reading);
        readAlternatives(child, reading);
        boxes.push(...boxesIn(child));
      } else if (child.name === 'w:tblPr') readTableTexts(child, reading);
      else if (!skipped.has(child.name) && !isBound(child)) visit(child);
    }
  };
  visit(root);
  for (const box of boxes) readRoot(box, place === 'comment' ? place : 'box', reading);
}

/** Text that Word replaces with that of a data source when it opens the file. */
function isBound(element: XmlElement): boolean {
  return childOf(childOf(element, 'w:sdtPr'), 'w:dataBinding') !== undefined;
}

function readParagraph(
  paragraph: XmlElement,
  place: DocxTextPlace,
  fields: OpenFields,
  reading: Reading,
): void {
  // A field that goes on from an earlier paragraph, such as a table of contents.
  if (fields.depth > 0) {
    fields.depth = Math.max(0, fields.depth + fieldBalance(paragraph));
    reading.generated++;
    return;
  }
  const split = splitParagraph(readInline(paragraph, fields));
  if (split === null || !needsTranslation(split.marked.plain, reading.to)) return;
  const { marked, enclose } = split;
  reading.units.push({
    place,
    source: marked.source.trim(),
    plain: marked.plain.trim(),
    holders: marked.holders,
    write: (target, isPlain) => {
      const build = isPlain ? buildPlain : buildMarked;
      const properties = childOf(paragraph, 'w:pPr');
      const content = enclose(build(marked, target, reading.to));
      paragraph.children.splice(
        0,
        paragraph.children.length,
        ...(properties ? [properties] : []),
        ...content,
      );
    },
  });
}

const described = ['descr', 'title', 'alt'];

/** Alternative texts of the pictures anchored in a paragraph; those that are the same for one picture are one text. */
function readAlternatives(paragraph: XmlElement, reading: Reading): void {
  const visit = (parent: XmlElement): void => {
    for (const child of elementsOf(parent)) {
      if (child.name === 'w:txbxContent') continue;
      if (child.name === 'w:drawing' || child.name === 'w:pict' || child.name === 'mc:AlternateContent')
        readAttributes(child, described, reading);
      else visit(child);
    }
  };
  visit(paragraph);
}

function readTableTexts(properties: XmlElement, reading: Reading): void {
  for (const child of elementsOf(properties))
    if (child.name === 'w:tblCaption' || child.name === 'w:tblDescription')
      readAttributes(child, ['w:val'], reading);
}

function readAttributes(top: XmlElement, names: readonly string[], reading: Reading): void {
  const slots = new Map<string, { readonly element: XmlElement; readonly name: string }[]>();
  const visit = (element: XmlElement): void => {
    for (const name of names) {
      const text = decodeText(element.attributes.get(name) ?? '')
        .replace(/[⟦⟧]/g, '')
        .trim();
      if (needsTranslation(text, reading.to) && !isFileName(text))
        slots.set(text, [...(slots.get(text) ?? []), { element, name }]);
    }
    for (const child of elementsOf(element)) if (child.name !== 'w:txbxContent') visit(child);
  };
  visit(top);
  for (const [text, own] of slots)
    reading.units.push({
      place: 'alt',
      source: text,
      plain: text,
      holders: [],
      write: (target) => {
        const value = xmlValue(punctuated(withoutMarks(target).replace(/\s+/g, ' '), reading.to));
        for (const { element, name } of own) element.attributes.set(name, value);
      },
    });
}

function isFileName(text: string): boolean {
  return /^\S+\.(?:png|jpe?g|gif|bmp|tiff?|emf|wmf|svg|webp)$/i.test(text);
}

/** A box that is stored for new and old versions of Word: the old form gets the text of the new one, which is translated. */
function mirrorFallbacks(parent: XmlElement): void {
  for (const child of elementsOf(parent)) {
    mirrorFallbacks(child);
    if (child.name !== 'mc:AlternateContent') continue;
    const choice = childOf(child, 'mc:Choice');
    const fallback = childOf(child, 'mc:Fallback');
    if (choice === undefined || fallback === undefined) continue;
    const [from, to] = [boxesIn(choice), boxesIn(fallback)];
    const isSame =
      from.length === to.length && from.every((box, at) => allText(box) === allText(to[at] ?? box));
    // Shared, not copied: what is written into the one is in the other.
    if (isSame) for (const [at, box] of to.entries()) share(from[at] ?? box, box);
  }
}

function share(from: XmlElement, to: XmlElement): void {
  to.children.splice(0, to.children.length, ...from.children);
}

function allText(parent: XmlElement): string {
  return elementsOf(parent)
    .map((child) => (child.name === 'w:t' ? textOf(child) : allText(child)))
    .join('');
}
