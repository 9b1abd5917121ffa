export { TrialPage } from './trial-page.tsx';
