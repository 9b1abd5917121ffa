export { containsGenerated } from '@inkstone/editor/schema';
export { bodyFromJson, type JsonNode } from './blocks/body-from-json.ts';
export { notedTexts } from './blocks/noted-texts.ts';
export { withNotesAtEnd } from './blocks/notes-at-end.ts';
export {
  createLabel,
  degreeOf,
  type LabelDegree,
  parseLabel,
  withLabelNotice,
  withoutLabelNotice,
} from './content-label.ts';
export { listDocumentNotes, type QuotedNote, toDocumentNotes } from './document-notes.ts';
export {
  bodyOf,
  type Loss,
  Losses,
  type Manuscript,
  type Note,
  type Picture,
  type Reading,
} from './manuscript.ts';
