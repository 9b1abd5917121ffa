export { GlossaryPage, type GlossaryPageProps } from './glossary-page.tsx';
export { useDocumentTermsTool, useTermTool } from './term-tools.tsx';
