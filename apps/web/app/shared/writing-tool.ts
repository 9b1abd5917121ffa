import type { Editor } from '@inkstone/editor';
import type { OpenDocument } from '@inkstone/editor/sync';
import type { ReactNode } from 'react';

/** The tool that adds selected text to a glossary, which other tools open. */
export const addTermToolId = 'add-term';

/** The context of a tool of the writing page. */
export interface WritingContext {
  documentId: string;
  /** The account that owns the document: the one that is signed in. */
  accountId: string;
  document: OpenDocument;
  editor: Editor;
  isReadOnly: boolean;
  /** Opens another tool of the page, by its id. */
  openTool: (id: string) => void;
}

/**
 * A tool that can be opened for the document being edited; features provide tools, the route combines them.
 */
export interface WritingTool {
  /** Unique among the tools of the page. */
  id: string;
  label: string;
  icon: ReactNode;
  /** Whether it is shown as a header button when there is room, instead of a menu entry. */
  isInHeader?: boolean;
  /** `side` is shown beside the text (on phones as a bottom sheet); `dialog` renders its own Dialog. */
  place: 'side' | 'dialog';
  /** Returns the path of a page that is opened in place of the tool. */
  page?: (documentId: string) => string;
  /** Renders the open tool. A dialog calls `close` when it is dismissed. */
  render: (context: WritingContext, close: () => void) => ReactNode;
  /** Rendered while the document is open, for overlays of the tool in the text. */
  overlay?: (context: WritingContext) => ReactNode;
}
