import type { ChainedCommands, Editor } from '@tiptap/core';
import { isSafeImage, isSafeLink } from '../schema/index.ts';

/** Normalises a typed address for a link; null if it is invalid or unsafe. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return null;
  const isMail = /^[^@/:]+@[^@/:]+\.[^@/:]+$/.test(text);
  const hasProtocol = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/:]+:\d+(?:\/|$)/.test(text);
  const address = isMail ? `mailto:${text}` : hasProtocol || text.startsWith('/') ? text : `https://${text}`;
  return isSafeLink(address) ? address : null;
}

/** Links the selection, or inserts the address as linked text; false for an unusable address. */
export function insertLink(editor: Editor, typed: string): boolean {
  const href = linkAddress(typed);
  if (href === null) return false;
  const { empty } = editor.state.selection;
  if (!empty || editor.isActive('link')) {
    return editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
  }
  const text = { type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] };
  return editor.chain().focus().insertContent(text).run();
}

/** Inserts a picture after the selection; false if its address is not on this site. */
export function insertImage(editor: Editor, image: { src: string; alt: string }): boolean {
  return isSafeImage(image.src) && behindSelection(editor).setImage(image).run();
}

/** Inserts a table of three columns with a header row after the selection. */
export function insertTable(editor: Editor): boolean {
  return behindSelection(editor).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
}

/** Moves the caret to the end of the selection, so that inserting does not replace selected text. */
function behindSelection(editor: Editor): ChainedCommands {
  return editor.chain().focus().setTextSelection(editor.state.selection.to);
}

/** Address of the link at the caret; '' if there is none. */
export function linkAt(editor: Editor): string {
  return editor.getAttributes('link').href ?? '';
}

/** Removes the link at the caret. */
export function removeLink(editor: Editor): boolean {
  return editor.chain().focus().extendMarkRange('link').unsetLink().run();
}
