/** Escapes words so that they contain no Markdown markup. `isAtStart`: whether they begin a line. */
export function escapeMarkdown(text: string, isAtStart: boolean, isInCell: boolean): string {
  const escaped = text
    .replace(/[\\`*[\]<~]/g, '\\$&')
    // An underscore inside a word is not markup.
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/&(?=#?[a-z0-9]+;)/gi, '\\&')
    // Bare addresses would become links.
    .replace(/\b(https?|ftp|mailto|xmpp)(?=:)/gi, '$1\\')
    .replace(/\bwww(?=\.)/gi, '$&\\')
    .replace(/(?<=[\w.+-])@(?=[\w-])/g, '\\@')
    .replace(/!$/, '\\!');
  const whole = isInCell ? escaped.replaceAll('|', '\\|') : escaped;
  if (!isAtStart) return whole;
  return whole.replace(/^(\s*)([#>+=|:-])/, '$1\\$2').replace(/^(\s*\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}
