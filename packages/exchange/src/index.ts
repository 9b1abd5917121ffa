export { bodyFromJson, type JsonNode } from './blocks/body-from-json.ts';
export { notedWords } from './blocks/noted-words.ts';
export { withNotesAtEnd } from './blocks/notes-at-end.ts';
export { listDocumentNotes, type QuotedNote, toDocumentNotes } from './document-notes.ts';
export {
  bodyOf,
  type Loss,
  Losses,
  type Manuscript,
  type Note,
  type Picture,
  parseBody,
  type Reading,
  renamePictures,
} from './manuscript.ts';
