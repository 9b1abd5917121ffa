export { TranslateFilesPage } from './translate-files-page.tsx';
