export { filterRules, maxFound, maxQueryLength } from './filter-rules.ts';
export { HandbookPage, type HandbookPageProps } from './handbook-page.tsx';
export { SectionPage, type SectionPageProps } from './section-page.tsx';
export { sectionIdOf, sectionsOf } from './sections.ts';
