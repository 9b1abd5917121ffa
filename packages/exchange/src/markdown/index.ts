export { parseMarkdown, readMarkdown } from './read-markdown.ts';
export { type PictureAddress, writeMarkdown } from './write-markdown.ts';
