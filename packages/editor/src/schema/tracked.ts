import { Mark } from '@tiptap/core';

/** Author and time of a tracked change: ms since 1970, null if the file did not state it. */
export interface ChangeOrigin {
  readonly author: string;
  readonly at: number | null;
}

/** Text inserted by a tracked change that is not accepted yet. */
export const Inserted = trackedMark('inserted', 'ins');

/** A tracked deletion: still displayed, but no longer part of the text. */
export const Deleted = trackedMark('deleted', 'del');

/** Marks of tracked changes from imported files. */
function trackedMark(name: 'inserted' | 'deleted', tag: 'ins' | 'del') {
  return Mark.create({
    name,
    inclusive: false,
    addAttributes: () => ({
      author: {
        default: '',
        parseHTML: (element) => element.getAttribute('data-author') ?? '',
        renderHTML: ({ author }) => ({ 'data-author': author, title: author }),
      },
      at: {
        default: null,
        parseHTML: (element) => readTime(element.getAttribute('datetime')),
        renderHTML: ({ at }) => writeTime(at),
      },
    }),
    // Before strike, which parses every `del`.
    parseHTML: () => [{ tag: `${tag}[data-author]`, priority: 60 }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}

function readTime(text: string | null): number | null {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : time;
}

function writeTime(at: unknown): { datetime?: string } {
  const time = new Date(typeof at === 'number' ? at : Number.NaN);
  return Number.isNaN(time.valueOf()) ? {} : { datetime: time.toISOString() };
}
