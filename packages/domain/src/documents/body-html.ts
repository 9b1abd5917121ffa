import { escapeMarkup } from '@inkstone/kernel';
import type { BodyMark, BodyNode } from './versions/index.ts';

/** HTML attributes of an element; undefined ones are omitted. */
export type HtmlAttributes = Readonly<Record<string, string | number | undefined>>;

/** Options that differ between the pages that show a body. */
export interface BodyPlace {
  /** The level and the id of a heading; `position` counts the headings of the body from 0. */
  readonly headingOf: (
    node: BodyNode,
    position: number,
  ) => { readonly level: number; readonly id?: string | undefined };
  /** Returns the attributes of a link with the URL; null if it must not be a link. */
  readonly linkOf: (address: unknown) => HtmlAttributes | null;
  /** Returns the URL of a picture; null to show only its description. */
  readonly pictureOf: (src: unknown) => string | null;
}

/** The state of rendering: footnotes and headings so far. */
interface Rendering {
  readonly place: BodyPlace;
  readonly footnotes: string[];
  headings: number;
}

type RenderNode = (node: BodyNode, rendering: Rendering) => string;
type WrapText = (inside: string, mark: BodyMark, place: BodyPlace) => string;

/**
 * Renders a body as HTML. Only the nodes and marks of the tables below are written, with all text escaped: the body may be
 * untrusted. Its depth must be bounded.
 */
export function renderBodyHtml(body: BodyNode, place: BodyPlace): string {
  const rendering: Rendering = { place, footnotes: [], headings: 0 };
  const text = inside(body, rendering);
  return text + renderFootnotes(rendering.footnotes);
}

const wrapped =
  (tag: string): RenderNode =>
  (node, rendering) =>
    element(tag, {}, inside(node, rendering));

const cell =
  (tag: 'td' | 'th'): RenderNode =>
  (node, rendering) => {
    const { colspan, rowspan } = node.attrs ?? {};
    return element(
      tag,
      { colspan: wholeNumber(colspan, 2), rowspan: wholeNumber(rowspan, 2) },
      inside(node, rendering),
    );
  };

const nodes: Readonly<Record<string, RenderNode>> = {
  text: renderText,
  paragraph: (node, rendering) => renderLine('p', node, rendering),
  heading: (node, rendering) => {
    const { level, id } = rendering.place.headingOf(node, rendering.headings++);
    return renderLine(`h${level}`, node, rendering, id);
  },
  hardBreak: () => '<br>',
  blockquote: wrapped('blockquote'),
  bulletList: wrapped('ul'),
  orderedList: (node, rendering) => {
    const start = wholeNumber(node.attrs?.start, 0);
    return element('ol', { start: start === 1 ? undefined : start }, inside(node, rendering));
  },
  listItem: wrapped('li'),
  taskList: (node, rendering) => element('ul', { class: 'tasks' }, inside(node, rendering)),
  taskItem: (node, rendering) => {
    const box = element('span', { class: 'box' }, node.attrs?.checked === true ? '☑' : '☐');
    return element('li', {}, box + element('div', {}, inside(node, rendering)));
  },
  codeBlock: (node) => element('pre', { tabindex: 0 }, element('code', {}, codeOf(node))),
  horizontalRule: () => '<hr>',
  table: (node, rendering) =>
    element(
      'div',
      { class: 'wide', tabindex: 0 },
      element('table', {}, element('tbody', {}, inside(node, rendering))),
    ),
  tableRow: wrapped('tr'),
  tableHeader: cell('th'),
  tableCell: cell('td'),
  image: renderImage,
  footnote: (node, { footnotes }) => {
    const number = footnotes.push(String(node.attrs?.text ?? ''));
    const link = element(
      'a',
      { href: `#fn-${number}`, id: `fnref-${number}`, role: 'doc-noteref' },
      `${number}`,
    );
    return element('sup', {}, link);
  },
};

const tag =
  (name: string): WrapText =>
  (text) =>
    element(name, {}, text);

/**
 * The renderer of each mark, innermost first. Of comments, only the annotated text is shown; tracked insertions are shown as
 * normal text, tracked deletions are omitted.
 */
const marks: Readonly<Record<string, WrapText | 'plain' | 'hidden'>> = {
  code: tag('code'),
  superscript: tag('sup'),
  subscript: tag('sub'),
  strike: tag('s'),
  underline: tag('u'),
  italic: tag('em'),
  bold: tag('strong'),
  highlight: tag('mark'),
  link: (text, { attrs }, { linkOf }) => {
    const attributes = linkOf(attrs?.href);
    return attributes ? element('a', attributes, text) : text;
  },
  note: 'plain',
  inserted: 'plain',
  generated: 'plain',
  deleted: 'hidden',
};

/** Names of the nodes and marks that `renderBodyHtml` handles. */
export const renderedTypes = { nodes: Object.keys(nodes), marks: Object.keys(marks) };

function inside(node: BodyNode, rendering: Rendering): string {
  return (node.content ?? [])
    .map((child) => (Object.hasOwn(nodes, child.type) ? (nodes[child.type]?.(child, rendering) ?? '') : ''))
    .join('');
}

function renderLine(name: string, node: BodyNode, rendering: Rendering, id?: string): string {
  const align = ['center', 'right', 'justify'].find((each) => each === node.attrs?.textAlign);
  return element(name, { id, style: align && `text-align: ${align}` }, inside(node, rendering) || '<br>');
}

function renderText(node: BodyNode, { place }: Rendering): string {
  if (isHidden(node)) return '';
  return Object.entries(marks).reduce(
    (text, [name, wrap]) => {
      const mark = typeof wrap === 'function' && node.marks?.find(({ type }) => type === name);
      return mark ? wrap(text, mark, place) : text;
    },
    escapeMarkup(node.text ?? ''),
  );
}

function isHidden({ marks: own = [] }: BodyNode): boolean {
  return own.some(({ type }) => Object.hasOwn(marks, type) && marks[type] === 'hidden');
}

/** The text of a code block without marks. */
function codeOf(node: BodyNode): string {
  if (node.type === 'hardBreak') return '\n';
  if (node.text !== undefined) return isHidden(node) ? '' : escapeMarkup(node.text);
  return (node.content ?? []).map(codeOf).join('');
}

function renderImage({ attrs = {} }: BodyNode, { place }: Rendering): string {
  const src = place.pictureOf(attrs.src);
  const alt = String(attrs.alt ?? '');
  if (src === null) return escapeMarkup(alt);
  const [width, height] = [wholeNumber(attrs.width, 1), wholeNumber(attrs.height, 1)];
  return element('img', { src, alt, width, height, loading: 'lazy', decoding: 'async' });
}

function renderFootnotes(footnotes: readonly string[]): string {
  if (footnotes.length === 0) return '';
  const items = footnotes.map((text, index) => {
    const back = element('a', { href: `#fnref-${index + 1}`, role: 'doc-backlink' }, '↩\ufe0e');
    return element('li', { id: `fn-${index + 1}` }, `${escapeMarkup(text)} ${back}`);
  });
  return element('section', { role: 'doc-endnotes', class: 'footnotes' }, element('ol', {}, items.join('')));
}

function element(name: string, attributes: HtmlAttributes, content?: string): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeMarkup(String(value))}"`);
  const open = `<${name}${written.join('')}>`;
  return content === undefined ? open : `${open}${content}</${name}>`;
}

function wholeNumber(value: unknown, from: number): number | undefined {
  return typeof value === 'number' && value >= from ? value : undefined;
}
