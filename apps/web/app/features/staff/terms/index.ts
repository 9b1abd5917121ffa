export { ConsentLogPage } from './consent-log-page.tsx';
export { TermsEditorPage } from './terms-editor-page.tsx';
export { TermsVersionsPage } from './terms-versions-page.tsx';
