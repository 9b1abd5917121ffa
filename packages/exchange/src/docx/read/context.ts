import { bodySchema } from '@inkstone/editor/schema';
import type { Mark, Node } from '@tiptap/pm/model';
import type { Losses, Note } from '../../manuscript.ts';
import type { XmlElement } from '../../word-file/index.ts';
import type { ListCounter } from './numbering.ts';
import type { PictureStore } from './pictures.ts';
import type { Relation } from './relations.ts';
import type { SideNote } from './side-texts.ts';
import type { StyleSheet } from './styles.ts';

/** How to import tracked changes: keep, accept all or reject all. */
export type ChangeChoice = 'keep' | 'accept' | 'reject';

/** An open field: first its instruction, then its result. */
export interface OpenField {
  instruction: string;
  isShowing: boolean;
  link: Mark | null;
}

/** State of reading one document. */
export interface ReadContext {
  readonly changes: ChangeChoice;
  readonly styles: StyleSheet;
  readonly lists: ListCounter;
  readonly relations: ReadonlyMap<string, Relation>;
  readonly pictures: PictureStore;
  readonly losses: Losses;
  /** Footnotes and endnotes by the element that references them and their id. */
  readonly footnotes: ReadonlyMap<string, SideNote>;
  /** Notes by comment id. */
  readonly notes: ReadonlyMap<string, Note>;
  /** Comments whose range is open. */
  readonly openNotes: Set<string>;
  /** Comments whose range has started anywhere. */
  readonly anchoredNotes: Set<string>;
  readonly openFields: OpenField[];
  /** Reads blocks inside a paragraph, such as those of a text box. */
  readBlocks(context: ReadContext, elements: readonly XmlElement[]): Node[];
}

/** Marks for the comments whose range is open. */
export function openNoteMarks({ notes, openNotes }: ReadContext): Mark[] {
  return [...openNotes].flatMap((id) => {
    const note = notes.get(id);
    return note ? [markOf('note', { id: note.id })] : [];
  });
}

/** A mark of the body's schema. */
export function markOf(name: string, attributes: Readonly<Record<string, unknown>> = {}): Mark {
  return bodySchema.mark(name, attributes);
}
