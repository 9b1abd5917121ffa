export { MissingPage } from './missing-page.tsx';
export { useNotesTool } from './notes/use-notes-tool.tsx';
export { usePropertiesTool } from './properties/use-properties-tool.tsx';
export { TrashedPage } from './trashed-page.tsx';
export { WritingPage } from './writing-page.tsx';
