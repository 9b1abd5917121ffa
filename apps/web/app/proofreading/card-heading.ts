/** What stands at the head of a card: the category, unless the brief words begin with it anyway. */
export function cardHeading(category: string, brief: string): readonly string[] {
  return brief.toLowerCase().startsWith(category.toLowerCase()) ? [brief] : [category, brief];
}
