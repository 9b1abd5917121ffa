import { type Docx, element, elementsOf, writePart, type XmlElement } from '../../word-file/index.ts';
import { momentText, xmlValue } from '../write/xml-text.ts';
import { CommentsPart } from './comments-part.ts';
import { type Edit, planEdits, type ReviewFinding } from './plan-edits.ts';
import { type MarkChange, reviewParagraph } from './review-paragraph.ts';
import type { SidePart } from './text-parts.ts';
import { readVisibleText, type VisibleParagraph } from './visible-text.ts';

/** Author and time (ms since 1970) of a review. */
export interface Reviewer {
  readonly author: string;
  readonly at: number;
}

/** Number of changes and comments that a review added. */
export interface ReviewCount {
  readonly changes: number;
  readonly comments: number;
}

/**
 * Writes findings into an open docx as tracked changes and comments, without losing existing content. Unsafe
 * changes (field results, insertions by others, locked content) become comments. Comments are limited to the
 * main text, because Word does not support them elsewhere.
 */
export function reviewDocx(docx: Docx, findings: readonly ReviewFinding[], reviewer: Reviewer): ReviewCount {
  const paragraphs = readVisibleText(docx);
  const comments = new CommentsPart(docx, reviewer.author, reviewer.at);
  const mark = changeMarker(docx, paragraphs, reviewer);
  const sides = new Set<SidePart>();
  let changes = 0;
  for (const [number, own] of Map.groupBy(findings, ({ paragraph }) => paragraph)) {
    const paragraph = paragraphs[number];
    if (paragraph === undefined) continue;
    const edits = planEdits(paragraph, own).flatMap((edit) => placeableEdit(paragraph, edit));
    if (edits.length > 0 && paragraph.part.side) sides.add(paragraph.part.side);
    changes += edits.filter(({ change }) => change !== null).length;
    reviewParagraph(paragraph, edits, comments, mark);
  }
  for (const { path, document } of sides) writePart(docx.parts, path, document);
  comments.save();
  return { changes, comments: comments.added };
}

function placeableEdit({ place }: VisibleParagraph, edit: Edit): Edit[] {
  if (place === 'body') return [edit];
  return edit.change === null ? [] : [{ ...edit, comment: null }];
}

function changeMarker(
  { document }: Docx,
  paragraphs: readonly VisibleParagraph[],
  { author, at }: Reviewer,
): MarkChange {
  const sides = new Set(paragraphs.flatMap(({ part }) => part.side?.document.root ?? []));
  let id = Math.max(...[document.root, ...sides].map(highestId));
  const origin = { 'w:author': xmlValue(author), 'w:date': momentText(at) };
  return (name, content) => element(name, { 'w:id': String(++id), ...origin }, content);
}

function highestId(parent: XmlElement): number {
  let highest = 0;
  for (const child of elementsOf(parent)) {
    const own = Number(child.attributes.get('w:id') ?? 0);
    highest = Math.max(highest, Number.isSafeInteger(own) ? own : 0, highestId(child));
  }
  return highest;
}
