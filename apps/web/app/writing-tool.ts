import type { Editor } from '@inkstone/editor';
import type { OpenDocument } from '@inkstone/editor/sync';
import type { ReactNode } from 'react';

/** What a tool of the writing page works on. */
export interface WritingContext {
  documentId: string;
  /** Whose document it is: the account that is signed in. */
  accountId: string;
  document: OpenDocument;
  editor: Editor;
  isReadOnly: boolean;
}

/** Something that can be opened for the document being written; features offer them, the route puts them together. */
export interface WritingTool {
  /** Unique among the tools of the page. */
  id: string;
  label: string;
  icon: ReactNode;
  /** `side` stands beside the sheet (on phones it comes up from below); `dialog` brings its own Dialog. */
  place: 'side' | 'dialog';
  /** Draws the open tool. A dialog calls `close` when it is dismissed. */
  render: (context: WritingContext, close: () => void) => ReactNode;
}
