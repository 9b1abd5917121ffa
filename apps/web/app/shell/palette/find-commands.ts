/** The text in which a command is searched. */
export interface Findable {
  readonly label: string;
  /** Further search terms, such as its name in English; not shown. */
  readonly keywords?: string | undefined;
}

/**
 * Returns the commands that contain every word of the query, those whose label starts with it first. An empty query matches all.
 */
export function findCommands<Command extends Findable>(
  commands: readonly Command[],
  query: string,
): readonly Command[] {
  const wanted = fold(query);
  const words = wanted.split(/\s+/).filter(Boolean);
  if (words.length === 0) return commands;
  return commands
    .map((command) => ({ command, rank: rankOf(command, wanted, words) }))
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ command }) => command);
}

/** Returns the rank of a match, 0 for the best; null without a match. */
function rankOf({ label, keywords = '' }: Findable, wanted: string, words: readonly string[]): number | null {
  const shown = fold(label);
  if (shown.startsWith(wanted)) return 0;
  if (words.every((word) => shown.split(/[\s:：]+/).some((part) => part.startsWith(word)))) return 1;
  if (words.every((word) => shown.includes(word))) return 2;
  const all = `${shown} ${fold(keywords)}`;
  return words.every((word) => all.includes(word)) ? 3 : null;
}

/** Normalizes width, case, accents and surrounding spaces. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();
}
