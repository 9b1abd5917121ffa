export { decodePage } from './decode-page.ts';
export { readWebPage } from './read-web-page.ts';
