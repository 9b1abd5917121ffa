import { maskOf } from './characters.ts';

/**
 * Patterns of non-prose, which no rule checks and no finding touches. Applied in order, each to the result
 * of the previous ones.
 */
const patterns: readonly RegExp[] = [
  // Code in backticks.
  /```[^`]*```|`[^`\n]+`/g,
  // LaTeX formulas.
  /\$\$[^$]{1,500}\$\$|\\\([^)]{1,300}\\\)|\\\[[^\]]{1,300}\\\]|\\begin\{[^}]{1,40}\}/g,
  /\$(?=[^\s$])[^$\n]{0,200}[\\^_{}=][^$\n]{0,200}\$/g,
  /\\[a-zA-Z]{2,40}(?:\{[^{}\n]{0,100}\})*/g,
  // Addresses.
  /\b(?:https?|ftp|file|mailto|tel):[!-~]{2,2000}[A-Za-z0-9/#=&_-]/gi,
  /\bwww\.[!-~]{2,2000}[A-Za-z0-9/#=&_-]/gi,
  /(?<![A-Za-z0-9._%+-])[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})+/g,
  /(?<![\w@.-])(?:[a-z0-9-]{1,63}\.)+(?:com|cn|org|net|io|edu|gov|dev|app|ai|info|html?|php)\b(?:\/[!-~]{0,500}[A-Za-z0-9/#=&_-])?/gi,
  // Files, paths, names in code, tags, entities, mentions.
  /(?<![\w/])(?:\.{0,2}\/)(?:[\w.@-]{1,80}\/){0,12}[\w.@-]{1,80}/g,
  /(?<![\w/.])(?:[\w@-]{1,80}\/){1,12}[\w-]{1,80}\.[a-z]{1,5}\b/g,
  /\b[A-Z]:\\[\w\\ .-]{1,200}/g,
  /(?<![\w.])[\w-]{1,60}\.(?:js|mjs|cjs|ts|tsx|jsx|json|css|md|txt|py|rs|go|java|cpp|sh|toml|yaml|yml|xml|csv|pdf|docx?|xlsx?|pptx?|png|jpe?g|gif|svg|zip|exe|net)\b/gi,
  /\b[A-Za-z]\w*_\w+|\b[a-z]+[A-Z]\w{0,60}\b|\b\w{1,60}\(\)|\b\w{1,60}::\w{1,60}(?:::\w{1,60})*/g,
  /<\/?[a-zA-Z][^<>\n]{0,300}>|&(?:[a-z]{2,10}|#\d{1,6});/g,
  /(?<![\w&])[@#][\w-]{1,60}/g,
  /(?<!\S)--?[a-zA-Z][\w-]{0,40}(?:=[!-~]{1,100})?/g,
  // Citations.
  /\[\d{1,4}(?:\s?[-–,，、]\s?\d{1,4})*\]/g,
  /\((?:(?:see|cf\.)\s)?[A-Z][\p{L}'’-]{1,40}(?:(?:,?\s(?:and|&)\s|,\s)[A-Z][\p{L}'’-]{1,40}){0,4}(?:\set\sal\.)?,?\s(?:1[5-9]|20)\d\d[a-z]?(?:,\sp{1,2}\.\s?\d+(?:[-–]\d+)?)?\)/gu,
  /\b(?:arXiv|doi|DOI|ISBN|ISSN)\s?:?\s?[\d.][\w./-]{3,60}/g,
];

/** Returns the text with all non-prose masked at the same length. */
export function protectText(text: string): string {
  let hidden = text;
  for (const pattern of patterns) hidden = hidden.replace(pattern, (found) => maskOf(found.length));
  return hidden;
}
