export { EnginePage } from './engine-page.tsx';
export { TechnologyPage } from './technology-page.tsx';
