import type { NoticeView } from '@inkstone/contracts/site/notices';

/** Maximum number of search results. */
export const maxFound = 50;

/** Maximum length of a query, in UTF-16 code units. */
export const maxQueryLength = 100;

/** The components whose name, licence or copyright contains every word of the query; matches in the name come first. */
export function filterNotices(notices: readonly NoticeView[], query: string): readonly NoticeView[] {
  const words = query.slice(0, maxQueryLength).toLowerCase().split(/\s+/).filter(Boolean);
  const hasAll = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const found = notices.filter(({ name, version, licence, copyright }) =>
    hasAll([name, version, licence, ...copyright].join('\n')),
  );
  return [...found.filter(({ name }) => hasAll(name)), ...found.filter(({ name }) => !hasAll(name))];
}
