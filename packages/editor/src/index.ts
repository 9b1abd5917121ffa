export { type EditorParts, editorExtensions } from './extensions.ts';
