export { WorkPage } from './work-page.tsx';
export { WorksPage } from './works-page.tsx';
