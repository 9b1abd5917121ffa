import type * as Y from 'yjs';
import { element, escapeHtml } from './escape.ts';
import { safeLink } from './safe-address.ts';

/** A run of letters that carry the same marks, as Yjs gives it. */
interface Run {
  readonly insert: unknown;
  readonly attributes?: Readonly<Record<string, unknown>>;
}

type Wrap = (inside: string, attributes: unknown) => string;

const tag =
  (name: string): Wrap =>
  (inside) =>
    element(name, {}, inside);

/**
 * What becomes of each mark, the innermost first. Notes are not for visitors, only the words they are about;
 * words that a change put in are text like any other, words that one takes out are none (`isShown`).
 */
export const marks: Readonly<Record<string, Wrap | 'plain' | 'hidden'>> = {
  code: tag('code'),
  superscript: tag('sup'),
  subscript: tag('sub'),
  strike: tag('s'),
  underline: tag('u'),
  italic: tag('em'),
  bold: tag('strong'),
  highlight: tag('mark'),
  link: (inside, attributes) => {
    const href = safeLink(Object(attributes).href);
    return href
      ? element('a', { href, target: '_blank', rel: 'noopener noreferrer nofollow' }, inside)
      : inside;
  },
  note: 'plain',
  inserted: 'plain',
  deleted: 'hidden',
};

/** The words of a text node as HTML. */
export function renderText(text: Y.XmlText): string {
  return runsOf(text).map(renderRun).join('');
}

/** The words of a text node without any marks, for code. */
export function plainText(text: Y.XmlText): string {
  return runsOf(text)
    .map(({ insert }) => escapeHtml(String(insert)))
    .join('');
}

function runsOf(text: Y.XmlText): Run[] {
  return (text.toDelta() as Run[]).filter((run) => typeof run.insert === 'string' && isShown(run));
}

function isShown({ attributes }: Run): boolean {
  return !Object.keys(attributes ?? {}).some((name) => marks[markName(name)] === 'hidden');
}

function renderRun({ insert, attributes = {} }: Run): string {
  const own = new Map(Object.entries(attributes).map(([name, value]) => [markName(name), value]));
  return Object.entries(marks).reduce(
    (inside, [name, wrap]) =>
      typeof wrap === 'function' && own.has(name) ? wrap(inside, own.get(name)) : inside,
    escapeHtml(String(insert)),
  );
}

/** Marks of which words can have several are kept with a hash behind their name. */
function markName(name: string): string {
  return name.replace(/--[a-zA-Z0-9+/=]{8}$/, '');
}
