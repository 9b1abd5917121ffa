export { readHtml, readHtmlBlocks } from './read-html.ts';
export { type HtmlLabels, writeHtml } from './write-html.ts';
