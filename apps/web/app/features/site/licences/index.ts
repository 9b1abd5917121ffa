export { filterNotices, maxFound, maxQueryLength } from './filter-notices.ts';
export { LicencesPage, type LicencesPageProps } from './licences-page.tsx';
export { SectionPage, type SectionPageProps } from './section-page.tsx';
export { countSections } from './sections.ts';
export { TextPage } from './text-page.tsx';
