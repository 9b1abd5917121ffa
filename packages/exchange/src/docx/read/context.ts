import { bodySchema } from '@inkstone/editor/schema';
import type { Mark, Node } from '@tiptap/pm/model';
import type { Losses, Note } from '../../manuscript.ts';
import type { XmlElement } from '../../word-file/index.ts';
import type { ListCounter } from './numbering.ts';
import type { PictureShelf } from './pictures.ts';
import type { Relation } from './relations.ts';
import type { SideNote } from './side-texts.ts';
import type { StyleSheet } from './styles.ts';

/** What becomes of tracked changes: kept as such, or all taken as accepted or refused. */
export type ChangeChoice = 'keep' | 'accept' | 'reject';

/** A field that is being read: first what it does, then what it shows. */
export interface OpenField {
  instruction: string;
  isShowing: boolean;
  link: Mark | null;
}

/** What reading one document needs and carries along. */
export interface ReadContext {
  readonly changes: ChangeChoice;
  readonly styles: StyleSheet;
  readonly lists: ListCounter;
  readonly relations: ReadonlyMap<string, Relation>;
  readonly pictures: PictureShelf;
  readonly losses: Losses;
  /** Footnotes and endnotes by the element that calls them and their id. */
  readonly footnotes: ReadonlyMap<string, SideNote>;
  /** Notes by the id of their comment. */
  readonly notes: ReadonlyMap<string, Note>;
  /** Comments whose words are being read. */
  readonly openNotes: Set<string>;
  /** Comments whose words have begun somewhere. */
  readonly anchoredNotes: Set<string>;
  readonly openFields: OpenField[];
  /** Reads blocks inside a paragraph, as those of a text box. */
  readBlocks(context: ReadContext, elements: readonly XmlElement[]): Node[];
}

/** Marks for the comments whose words are being read. */
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
