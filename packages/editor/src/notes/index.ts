export { documentNotes, notesAtCaret, notesOf, startNote } from './document-notes.ts';
export { draftedNote } from './draft.ts';
export {
  attachNote,
  canTakeNote,
  deleteNote,
  dropDraft,
  goToNote,
  storeDraft,
  storeReply,
} from './note-commands.ts';
export { findNotePlaces, type ListedNote, listNotes } from './note-places.ts';
export { type SharedNotes, sharedNotes } from './shared-notes.ts';
