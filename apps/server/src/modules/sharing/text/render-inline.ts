import { escapeMarkup } from '@inkstone/kernel';
import type * as Y from 'yjs';
import { element } from './escape.ts';
import { safeLink } from './safe-address.ts';

/** A text run with the same marks, as returned by Yjs. */
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
 * The renderer of each mark, innermost first. Notes are not shown to visitors, only the annotated text;
 * tracked insertions are shown as normal text, tracked deletions are omitted (`isShown`).
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
  generated: 'plain',
  deleted: 'hidden',
};

/** Renders a text node as HTML. */
export function renderText(text: Y.XmlText): string {
  return runsOf(text).map(renderRun).join('');
}

/** Returns the text of a text node without marks, for code. */
export function plainText(text: Y.XmlText): string {
  return runsOf(text)
    .map(({ insert }) => escapeMarkup(String(insert)))
    .join('');
}

/** Whether a model has written some of a text node. */
export function isGenerated(text: Y.XmlText): boolean {
  return runsOf(text).some(({ attributes }) => Object.keys(attributes ?? {}).includes('generated'));
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
    escapeMarkup(String(insert)),
  );
}

/** Marks that may occur several times on the same text have a hash suffix in their name. */
function markName(name: string): string {
  return name.replace(/--[a-zA-Z0-9+/=]{8}$/, '');
}
