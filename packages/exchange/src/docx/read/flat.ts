import type { Mark, Node } from '@tiptap/pm/model';

/** Type of list that an item belongs to. */
export type ListKind = 'bullet' | 'ordered' | 'task';

/** A list item as stored by Word: a paragraph with a list level. */
export interface FlatItem {
  readonly kind: 'item';
  readonly level: number;
  readonly list: ListKind;
  readonly numId: string;
  readonly origin: string;
  readonly restartsNumbering: boolean;
  readonly value: number;
  /** Number format as in HTML (`a`, `I`); null for decimal numbers. */
  readonly type: string | null;
  readonly isTicked: boolean;
  readonly indent: number;
  readonly blocks: readonly Node[];
}

/** Blocks in Word's flat order, which are grouped afterwards. */
export type Flat =
  | FlatItem
  /** Continues the list item on this level. */
  | { readonly kind: 'continue'; readonly level: number; readonly blocks: readonly Node[] }
  /** Indented like a list: continues the item if there is one. */
  | { readonly kind: 'indented'; readonly indent: number; readonly blocks: readonly Node[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Node[] }
  | {
      readonly kind: 'code';
      readonly language: string | null;
      readonly lines: readonly Node[];
      /** Comments on the end of this line. */
      readonly endMarks: readonly Mark[];
    }
  /** Separates blocks that would otherwise be merged. */
  | { readonly kind: 'gap' }
  | { readonly kind: 'blocks'; readonly blocks: readonly Node[] };
