export { TrashedPage } from './trashed-page.tsx';
export { WritingPage } from './writing-page.tsx';
