export { ConsentRequest } from './consent-request.tsx';
export { EmbeddedTerms, TermsPage } from './terms-page.tsx';
