export { HandbookPage } from './handbook-page.tsx';
