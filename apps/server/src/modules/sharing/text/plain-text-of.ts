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
 * are replaced by their descriptions; `pictures` has their sources.
 */
export function plainTextOf(html: string): { readonly text: string; readonly pictures: readonly string[] } {
  const text = html
    .replace(/<img [^>]*?alt="([^"]*)"[^>]*>/g, '[$1]')
    .replace(lineEnd, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const pictures = Array.from(html.matchAll(/<img [^>]*?src="([^"]*)"/g), ([, source = '']) => source);
  return { text: unescapeMarkup(text), pictures: pictures.map(unescapeMarkup) };
}

function unescapeMarkup(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (name) => characters[name] ?? name);
}
