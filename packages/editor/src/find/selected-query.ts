import type { EditorState } from '@tiptap/pm/state';
import { notText } from './find-in-text.ts';

/** Maximum length of a selection that becomes the query. */
const maxLength = 200;

/** The selected text if it is part of one block and contains text only; '' otherwise. */
export function selectedQuery({ doc, selection: { $from, $to, from, to } }: EditorState): string {
  if (!$from.sameParent($to) || !$from.parent.isTextblock || to - from > maxLength) return '';
  const text = doc.textBetween(from, to, '\n', notText);
  return text.includes(notText) || text.includes('\n') ? '' : text;
}
