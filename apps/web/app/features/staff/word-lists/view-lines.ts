/** Lines of a list file on one page. */
export const linesPerPage = 200;

/** A part of a list file; `number` counts the lines of the whole file from 1. */
export interface LinesView {
  readonly lines: readonly { readonly number: number; readonly text: string }[];
  /** Number of lines that contain the search text; of all lines without a search. */
  readonly total: number;
  /** The displayed page, from 1, and the number of pages. */
  readonly page: number;
  readonly pages: number;
}

/** Returns a page of the lines of a list file that contain `search`. Beyond the last page, the last one is returned. */
export function viewLines(content: string, search: string, wantedPage: number): LinesView {
  const wanted = search.toLowerCase();
  const found = content
    .replace(/^\ufeff/, '')
    .replace(/(?:\r\n|\n|\r)$/, '')
    .split(/\r\n|\n|\r/)
    .map((text, index) => ({ number: index + 1, text }))
    .filter(({ text }) => text.toLowerCase().includes(wanted));
  const pages = Math.max(1, Math.ceil(found.length / linesPerPage));
  const page = Math.min(Math.max(1, wantedPage), pages);
  const begin = (page - 1) * linesPerPage;
  return { lines: found.slice(begin, begin + linesPerPage), total: found.length, page, pages };
}
