import { bodyLimits, boundAttributes } from '@inkstone/contracts/body';
import { textsBelow } from '@inkstone/domain/documents';
import { escapeMarkup } from '@inkstone/kernel';
import * as Y from 'yjs';
import { element } from './escape.ts';
import { plainText, renderText } from './render-inline.ts';
import { safeImage } from './safe-address.ts';

/** The state of rendering: footnotes so far, and the nesting depth. */
interface Rendering {
  readonly footnotes: string[];
  readonly depth: number;
}

type Render = (node: Y.XmlElement, rendering: Rendering) => string;

/**
 * Renders a document as HTML for visitors. Only nodes in these tables are output, with all text escaped,
 * because the document's content is untrusted. URLs of stored pictures are placeholders for `fillImages`.
 */
export function renderBody(body: Y.XmlFragment): string {
  const rendering: Rendering = { footnotes: [], depth: 0 };
  const text = inside(body, rendering);
  return text + renderFootnotes(rendering.footnotes);
}

/** Inserts the URLs with which a visitor fetches the stored pictures of a rendered text. */
export function fillImages(html: string, addressOf: (imageId: string) => string): string {
  // Text cannot match this pattern: its quotes and brackets are escaped.
  return html.replace(/(?<=<img src=")stored:([0-9a-f-]{36})(?=")/g, (_, imageId: string) =>
    escapeMarkup(addressOf(imageId)),
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
    const colspan = wholeNumber(attribute(node, 'colspan'), 2);
    const rowspan = wholeNumber(attribute(node, 'rowspan'), 2);
    return element(tag, { colspan, rowspan }, inside(node, rendering));
  };

/** The renderer of each node type. */
export const nodes: Readonly<Record<string, Render>> = {
  paragraph: aligned(() => 'p'),
  // The page title is the first heading level.
  heading: aligned((node) => `h${Math.min(6, (wholeNumber(attribute(node, 'level'), 1) ?? 1) + 1)}`),
  hardBreak: () => '<br>',
  blockquote: wrapped('blockquote'),
  bulletList: wrapped('ul'),
  orderedList: (node, rendering) => {
    const start = wholeNumber(attribute(node, 'start'), 0);
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
  // Limits the depth, because extreme nesting would exhaust the stack; deeper text is rendered without its
  // elements.
  if (rendering.depth > bodyLimits.depth) return textsBelow(parent, isText).map(renderText).join(' ');
  const deeper = { ...rendering, depth: rendering.depth + 1 };
  return parent
    .toArray()
    .map((child) => {
      if (isText(child)) return renderText(child);
      if (!(child instanceof Y.XmlElement) || !Object.hasOwn(nodes, child.nodeName)) return '';
      return nodes[child.nodeName]?.(child, deeper) ?? '';
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
  if (!image) return escapeMarkup(alt);
  return element('img', {
    src: 'data' in image ? image.data : `stored:${image.stored}`,
    alt,
    width: wholeNumber(attribute(node, 'width'), 1),
    height: wholeNumber(attribute(node, 'height'), 1),
    loading: 'lazy',
    decoding: 'async',
  });
}

function renderFootnotes(footnotes: readonly string[]): string {
  if (footnotes.length === 0) return '';
  const items = footnotes.map((text, index) => {
    const back = element('a', { href: `#fnref-${index + 1}`, role: 'doc-backlink' }, '↩\ufe0e');
    return element('li', { id: `fn-${index + 1}` }, `${escapeMarkup(text)} ${back}`);
  });
  return element('section', { role: 'doc-endnotes', class: 'footnotes' }, element('ol', {}, items.join('')));
}

function isText(part: unknown): part is Y.XmlText {
  return part instanceof Y.XmlText;
}

/**
 * Returns an attribute clamped to its bounds. Yjs types attributes as text, but clients may write any JSON.
 */
function attribute(node: Y.XmlElement, name: string): unknown {
  return boundAttributes(node.nodeName, { [name]: node.getAttribute(name) })[name];
}

function oneOf<Name extends string>(value: unknown, names: readonly Name[]): Name | undefined {
  return names.find((name) => name === value);
}

function wholeNumber(value: unknown, from: number): number | undefined {
  return typeof value === 'number' && value >= from ? value : undefined;
}
