const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Ends of elements after which a line ends. */
const lineEnd = /<br>|<hr>|<\/(?:p|h[1-6]|pre|li|td|th)>/g;

/**
 * Removes the formatting of a text that `renderBody` has rendered, in which no other text has angle brackets. Pictures
 * are replaced by their descriptions and counted.
 */
export function plainTextOf(html: string): { readonly text: string; readonly pictures: number } {
  const text = html
    .replace(/<img [^>]*?alt="([^"]*)"[^>]*>/g, '[$1]')
    .replace(lineEnd, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (name) => characters[name] ?? name)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { text, pictures: html.match(/<img /g)?.length ?? 0 };
}
