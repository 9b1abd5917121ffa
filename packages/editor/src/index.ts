export { Editor } from '@tiptap/core';
export { type EditorParts, editorExtensions, plainExtensions } from './extensions.ts';
