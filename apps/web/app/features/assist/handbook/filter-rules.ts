import type { RuleView } from '@inkstone/contracts/assist/rules';

/** Maximum number of search results: with more, users refine the query. */
export const maxFound = 20;

/** Maximum length of a query, in UTF-16 code units. */
export const maxQueryLength = 100;

/** Search texts of rules, memoized: a search reads all of them on every keystroke. */
const texts = new WeakMap<RuleView, string>();

/**
 * The rules whose name, explanation, authority or examples contain every word of the query,
 * case-insensitively; matches in the name come first.
 */
export function filterRules(rules: readonly RuleView[], query: string): readonly RuleView[] {
  const wanted = query.slice(0, maxQueryLength).toLowerCase().split(/\s+/).filter(Boolean);
  const found = rules.filter((rule) => wanted.every((word) => textOf(rule).includes(word)));
  const isNamed = ({ brief, id }: RuleView) =>
    wanted.every((word) => `${brief}\n${id}`.toLowerCase().includes(word));
  return [...found.filter(isNamed), ...found.filter((rule) => !isNamed(rule))];
}

function textOf(rule: RuleView): string {
  let text = texts.get(rule);
  if (text === undefined) {
    const { id, brief, full, authority, example } = rule;
    text = [id, brief, full, authority, example?.wrong, example?.right].join('\n').toLowerCase();
    texts.set(rule, text);
  }
  return text;
}
