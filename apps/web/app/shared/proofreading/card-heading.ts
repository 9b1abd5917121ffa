/** The heading of a card: the category, unless the brief message starts with it. */
export function cardHeading(category: string, brief: string): readonly string[] {
  return brief.toLowerCase().startsWith(category.toLowerCase()) ? [brief] : [category, brief];
}
