export { useInspireTool } from './insertion/use-inspire-tool.tsx';
export { WorkPage } from './work-page.tsx';
export { WorksPage } from './works-page.tsx';
