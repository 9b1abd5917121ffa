import { type Docx, element, elementsOf, type XmlElement } from '../../word-file/index.ts';
import { momentText, xmlValue } from '../write/xml-text.ts';
import { CommentShelf } from './comment-shelf.ts';
import { planEdits, type ReviewFinding } from './plan-edits.ts';
import { type MarkChange, reviewParagraph } from './review-paragraph.ts';
import { readVisibleText } from './visible-text.ts';

/** In whose name a document is reviewed, and when (ms since 1970). */
export interface Reviewer {
  readonly author: string;
  readonly at: number;
}

/** What a review has put into a document. */
export interface ReviewCount {
  readonly changes: number;
  readonly comments: number;
}

/**
 * Writes findings into an open docx as tracked changes and comments; nothing is lost that was there. What cannot be
 * changed safely (results of fields, insertions of others, locked content) gets a comment instead.
 */
export function reviewDocx(docx: Docx, findings: readonly ReviewFinding[], reviewer: Reviewer): ReviewCount {
  const paragraphs = readVisibleText(docx);
  const comments = new CommentShelf(docx, reviewer.author, reviewer.at);
  const mark = changeMarker(docx, reviewer);
  let changes = 0;
  for (const [number, own] of Map.groupBy(findings, ({ paragraph }) => paragraph)) {
    const paragraph = paragraphs[number];
    if (paragraph === undefined) continue;
    const edits = planEdits(paragraph, own);
    changes += edits.filter(({ change }) => change !== null).length;
    reviewParagraph(paragraph, edits, comments, mark);
  }
  comments.save();
  return { changes, comments: comments.added };
}

function changeMarker({ document }: Docx, { author, at }: Reviewer): MarkChange {
  let id = highestId(document.root);
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
