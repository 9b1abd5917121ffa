export { readHtml, readHtmlBlocks } from './read-html.ts';
export { type HtmlWords, writeHtml } from './write-html.ts';
