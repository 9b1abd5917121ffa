/**
 * Removes control characters, except line breaks and tabs, and surplus blank lines. A text of invisible characters only
 * becomes empty.
 */
export function cleanText(text: string): string {
  if (!/[^\p{C}\p{Z}\s]/u.test(text)) return '';
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim();
}

/** The same for a text of one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/gu, ' ');
}
