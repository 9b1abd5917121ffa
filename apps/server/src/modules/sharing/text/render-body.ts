import * as Y from 'yjs';
import { element, escapeHtml } from './escape.ts';
import { plainText, renderText } from './render-inline.ts';
import { safeImage } from './safe-address.ts';

/** What is kept while a text is rendered: the footnotes met so far. */
interface Rendering {
  readonly footnotes: string[];
}

type Render = (node: Y.XmlElement, rendering: Rendering) => string;

/**
 * The text of a document as HTML for anybody. Only what stands in these tables gets out, every word of it
 * escaped: the document was made by its owner's page, which may have been anything. The addresses of stored
 * pictures are left open for `fillImages`.
 */
export function renderBody(body: Y.XmlFragment): string {
  const rendering: Rendering = { footnotes: [] };
  const text = inside(body, rendering);
  return text + renderFootnotes(rendering.footnotes);
}

/** Puts in the addresses under which one visitor fetches the stored pictures of a rendered text. */
export function fillImages(html: string, addressOf: (imageId: string) => string): string {
  // No words of a text read like this: their quotes and brackets are escaped.
  return html.replace(/(?<=<img src=")stored:([0-9a-f-]{36})(?=")/g, (_, imageId: string) =>
    escapeHtml(addressOf(imageId)),
  );
}

const wrapped =
  (tag: string): Render =>
  (node, rendering) =>
    element(tag, {}, inside(node, rendering));

const aligned =
  (tagOf: (node: Y.XmlElement) => string): Render =>
  (node, rendering) => {
    const align = oneOf(attribute(node, 'textAlign'), ['center', 'right', 'justify']);
    const content = inside(node, rendering) || '<br>';
    return element(tagOf(node), { style: align && `text-align: ${align}` }, content);
  };

const cell =
  (tag: 'td' | 'th'): Render =>
  (node, rendering) => {
    const colspan = wholeNumber(attribute(node, 'colspan'), 2, 100);
    const rowspan = wholeNumber(attribute(node, 'rowspan'), 2, 1000);
    return element(tag, { colspan, rowspan }, inside(node, rendering));
  };

/** What becomes of each kind of node. */
export const nodes: Readonly<Record<string, Render>> = {
  paragraph: aligned(() => 'p'),
  // The title of the page is the first level.
  heading: aligned((node) => `h${Math.min(6, (wholeNumber(attribute(node, 'level'), 1, 6) ?? 1) + 1)}`),
  hardBreak: () => '<br>',
  blockquote: wrapped('blockquote'),
  bulletList: wrapped('ul'),
  orderedList: (node, rendering) => {
    const start = wholeNumber(attribute(node, 'start'), 0, 1_000_000);
    return element('ol', { start: start === 1 ? undefined : start }, inside(node, rendering));
  },
  listItem: wrapped('li'),
  taskList: (node, rendering) => element('ul', { class: 'tasks' }, inside(node, rendering)),
  taskItem: (node, rendering) => {
    const box = element('span', { class: 'box' }, attribute(node, 'checked') === true ? '☑' : '☐');
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
    const number = footnotes.push(String(attribute(node, 'text') ?? ''));
    const link = element(
      'a',
      { href: `#fn-${number}`, id: `fnref-${number}`, role: 'doc-noteref' },
      `${number}`,
    );
    return element('sup', {}, link);
  },
};

function inside(parent: Y.XmlFragment, rendering: Rendering): string {
  return parent
    .toArray()
    .map((child) => {
      if (child instanceof Y.XmlText) return renderText(child);
      if (!(child instanceof Y.XmlElement) || !Object.hasOwn(nodes, child.nodeName)) return '';
      return nodes[child.nodeName]?.(child, rendering) ?? '';
    })
    .join('');
}

function codeOf(node: Y.XmlElement): string {
  return node
    .toArray()
    .map((child) => (child instanceof Y.XmlText ? plainText(child) : ''))
    .join('');
}

function renderImage(node: Y.XmlElement): string {
  const image = safeImage(attribute(node, 'src'));
  const alt = String(attribute(node, 'alt') ?? '');
  if (!image) return escapeHtml(alt);
  return element('img', {
    src: 'data' in image ? image.data : `stored:${image.stored}`,
    alt,
    width: wholeNumber(attribute(node, 'width'), 1, 10_000),
    height: wholeNumber(attribute(node, 'height'), 1, 10_000),
    loading: 'lazy',
    decoding: 'async',
  });
}

function renderFootnotes(footnotes: readonly string[]): string {
  if (footnotes.length === 0) return '';
  const items = footnotes.map((text, index) => {
    const back = element('a', { href: `#fnref-${index + 1}`, role: 'doc-backlink' }, '↩\ufe0e');
    return element('li', { id: `fn-${index + 1}` }, `${escapeHtml(text)} ${back}`);
  });
  return element('section', { role: 'doc-endnotes', class: 'footnotes' }, element('ol', {}, items.join('')));
}

/** Yjs types attributes as text; pages write whatever JSON they like. */
function attribute(node: Y.XmlElement, name: string): unknown {
  return node.getAttribute(name);
}

function oneOf<Name extends string>(value: unknown, names: readonly Name[]): Name | undefined {
  return names.find((name) => name === value);
}

function wholeNumber(value: unknown, from: number, to: number): number | undefined {
  const number = Number(value);
  return value !== null && Number.isInteger(number) && number >= from && number <= to ? number : undefined;
}
