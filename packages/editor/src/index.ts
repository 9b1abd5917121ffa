export { Editor } from '@tiptap/core';
export { type EditorParts, editorExtensions } from './extensions.ts';
