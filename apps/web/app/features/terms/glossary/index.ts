export { GlossaryPage, type GlossaryPageProps } from './glossary-page.tsx';
