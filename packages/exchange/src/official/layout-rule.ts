import type { LayoutRule } from '@inkstone/contracts/assist/official';
import type { Docx } from '../word-file/index.ts';
import type { Look } from './look.ts';
import type { DocxParagraph } from './paragraphs.ts';

/** What a paragraph is in the document; `plain` where it has no part that the standard speaks of. */
export type Role =
  | 'head'
  | 'number'
  | 'title'
  | 'addressee'
  | 'heading1'
  | 'heading2'
  | 'body'
  | 'ending'
  | 'plain';

/** A paragraph with its part and the look of most of its characters. */
export interface PlacedParagraph extends DocxParagraph {
  readonly index: number;
  readonly role: Role;
  readonly look: Look;
}

/** A document as layout rules see it. */
export interface LayoutView {
  readonly docx: Docx;
  readonly paragraphs: readonly PlacedParagraph[];
}

/** Something that is not as the standard wants it, and how to make it so. */
export interface LayoutFault {
  readonly rule: LayoutRule;
  readonly paragraph: PlacedParagraph | null;
  readonly found: string;
  readonly wanted: string;
  readonly mend: () => void;
}

/** Finds faults of one kind. */
export type FindFaults = (view: LayoutView) => Iterable<LayoutFault>;
