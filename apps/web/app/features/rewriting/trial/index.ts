export { RewriteTrialPage } from './rewrite-trial-page.tsx';
