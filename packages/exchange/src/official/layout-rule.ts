import type { LayoutRule } from '@inkstone/contracts/assist/official';
import type { Docx } from '../word-file/index.ts';
import type { Formatting } from './formatting.ts';
import type { DocxParagraph } from './paragraphs.ts';

/** Role of a paragraph in the document; `plain` for paragraphs that the standard does not regulate. */
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

/** A paragraph with its role and the formatting of most of its characters. */
export interface PlacedParagraph extends DocxParagraph {
  readonly index: number;
  readonly role: Role;
  readonly formatting: Formatting;
}

/** A document as input of layout rules. */
export interface LayoutView {
  readonly docx: Docx;
  readonly paragraphs: readonly PlacedParagraph[];
}

/** A deviation from the standard and its correction. */
export interface LayoutFault {
  readonly rule: LayoutRule;
  readonly paragraph: PlacedParagraph | null;
  readonly found: string;
  readonly wanted: string;
  readonly fix: () => void;
}

/** Finds deviations of one kind. */
export type FindFaults = (view: LayoutView) => Iterable<LayoutFault>;
