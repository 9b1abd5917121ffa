export { siteModule } from './manifest.ts';
export { openTermsShelf, type TermsShelf } from './terms/terms-shelf.ts';
