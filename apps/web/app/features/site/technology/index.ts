export { EnginePage } from './engine-page.tsx';
export { RecognitionPage } from './recognition-page.tsx';
export { TechnologyPage } from './technology-page.tsx';
