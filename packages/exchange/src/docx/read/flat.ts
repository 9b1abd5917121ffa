import type { Mark, Node } from '@tiptap/pm/model';

/** What kind of list an item is of. */
export type ListKind = 'bullet' | 'ordered' | 'task';

/** An item of a list as Word has it: a paragraph that says on which level it stands. */
export interface FlatItem {
  readonly kind: 'item';
  readonly level: number;
  readonly list: ListKind;
  readonly numId: string;
  readonly origin: string;
  readonly countsAnew: boolean;
  readonly value: number;
  /** As HTML names formats of numbers: `a`, `I`; null for plain numbers. */
  readonly type: string | null;
  readonly isTicked: boolean;
  readonly indent: number;
  readonly blocks: readonly Node[];
}

/** Blocks as Word has them, one after the other; what belongs together is put together afterwards. */
export type Flat =
  | FlatItem
  /** Goes on with the item of a list on this level. */
  | { readonly kind: 'continue'; readonly level: number; readonly blocks: readonly Node[] }
  /** Stands in as far as a list, and so goes on with its item if there is one. */
  | { readonly kind: 'indented'; readonly indent: number; readonly blocks: readonly Node[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Node[] }
  | {
      readonly kind: 'code';
      readonly language: string | null;
      readonly lines: readonly Node[];
      /** Notes on the end of this line. */
      readonly endMarks: readonly Mark[];
    }
  /** Parts what would otherwise grow together. */
  | { readonly kind: 'gap' }
  | { readonly kind: 'blocks'; readonly blocks: readonly Node[] };
