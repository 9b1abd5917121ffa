import type { NoticeView } from '@inkstone/contracts/site/notices';

/** How many results a search shows at most. */
export const mostFound = 50;

/** Longest query that is looked for, in UTF-16 code units. */
export const longestQuery = 100;

/** The components in whose name, licence or copyright every word of a query occurs; by name first. */
export function filterNotices(notices: readonly NoticeView[], query: string): readonly NoticeView[] {
  const words = query.slice(0, longestQuery).toLowerCase().split(/\s+/).filter(Boolean);
  const hasAll = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const found = notices.filter(({ name, version, licence, copyright }) =>
    hasAll([name, version, licence, ...copyright].join('\n')),
  );
  return [...found.filter(({ name }) => hasAll(name)), ...found.filter(({ name }) => !hasAll(name))];
}
