const excerptLength = 160;

/** Start of a text on one line, at most 160 characters. */
export function excerptOf(text: string): string {
  const line = text
    .slice(0, excerptLength * 8)
    .replace(/\s+/gu, ' ')
    .trim();
  return [...line].slice(0, excerptLength).join('');
}
