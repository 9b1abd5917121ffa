import { contentPicturePath } from '@inkstone/contracts/content';
import { escapeMarkup } from '@inkstone/kernel';
import type { BodyMark, BodyNode } from '../../documents/index.ts';
import { isSafeAddress, pictureIdOf } from './clean-body.ts';
import { plainTextOf } from './sections.ts';

/** A heading of an article, with the id of its element. */
export interface ArticleHeading {
  readonly id: string;
  readonly level: number;
  readonly text: string;
}

/** An article as HTML. */
export interface RenderedBody {
  readonly html: string;
  readonly headings: readonly ArticleHeading[];
}

interface Rendering {
  readonly headings: ArticleHeading[];
  /** Returns where a link leads; paths of this site get the language of the page. */
  readonly linkTo: (address: string) => string;
}

/** Renders a cleaned body. Only elements of the tables below are written, and all text is escaped. */
export function renderBody(body: BodyNode, linkTo: Rendering['linkTo']): RenderedBody {
  const rendering: Rendering = { headings: [], linkTo };
  return { html: inside(body, rendering), headings: rendering.headings };
}

/** The level at which a heading is shown: the title of the page is the only first one. */
export function shownLevel(level: unknown): number {
  return Math.min(4, Math.max(2, Number(level) || 2));
}

/** The id of the element of a heading, by its position among the headings. */
export function headingId(position: number): string {
  return `s-${position + 1}`;
}

const simple: Readonly<Record<string, string>> = {
  blockquote: 'blockquote',
  bulletList: 'ul',
  listItem: 'li',
  tableRow: 'tr',
};

function inside(node: BodyNode, rendering: Rendering): string {
  return (node.content ?? []).map((child) => renderNode(child, rendering)).join('');
}

function renderNode(node: BodyNode, rendering: Rendering): string {
  const { type, attrs = {} } = node;
  const tag = Object.hasOwn(simple, type) ? simple[type] : undefined;
  if (tag) return `<${tag}>${inside(node, rendering)}</${tag}>`;
  switch (type) {
    case 'text':
      return (node.marks ?? []).reduceRight(
        (html, mark) => wrap(html, mark, rendering),
        escapeMarkup(node.text ?? ''),
      );
    case 'paragraph':
      return `<p>${inside(node, rendering) || '<br>'}</p>`;
    case 'heading':
      return renderHeading(node, rendering);
    case 'orderedList': {
      const start = typeof attrs.start === 'number' && attrs.start !== 1 ? ` start="${attrs.start}"` : '';
      return `<ol${start}>${inside(node, rendering)}</ol>`;
    }
    case 'taskList':
      return `<ul class="tasks">${inside(node, rendering)}</ul>`;
    case 'taskItem':
      return `<li><span class="box">${attrs.checked === true ? '☑' : '☐'}</span><div>${inside(node, rendering)}</div></li>`;
    case 'codeBlock':
      return `<pre tabindex="0"><code>${escapeMarkup(plainTextOf(node))}</code></pre>`;
    case 'horizontalRule':
      return '<hr>';
    case 'hardBreak':
      return '<br>';
    case 'table':
      return `<div class="wide" tabindex="0"><table><tbody>${inside(node, rendering)}</tbody></table></div>`;
    case 'tableHeader':
    case 'tableCell':
      return renderCell(node, rendering);
    case 'image':
      return renderImage(attrs);
    default:
      return '';
  }
}

function renderHeading(node: BodyNode, rendering: Rendering): string {
  const level = shownLevel(node.attrs?.level);
  const id = headingId(rendering.headings.length);
  rendering.headings.push({ id, level, text: plainTextOf(node) });
  return `<h${level} id="${id}">${inside(node, rendering)}</h${level}>`;
}

function renderCell(node: BodyNode, rendering: Rendering): string {
  const tag = node.type === 'tableHeader' ? 'th' : 'td';
  const span = (name: string) => {
    const value = node.attrs?.[name];
    return typeof value === 'number' && value > 1 ? ` ${name}="${value}"` : '';
  };
  return `<${tag}${span('colspan')}${span('rowspan')}>${inside(node, rendering)}</${tag}>`;
}

function renderImage({ src, alt, width, height }: Readonly<Record<string, unknown>>): string {
  const id = pictureIdOf(src);
  if (id === null) return '';
  const size = (name: string, value: unknown) =>
    typeof value === 'number' && value > 0 ? ` ${name}="${Math.round(value)}"` : '';
  const words = escapeMarkup(typeof alt === 'string' ? alt : '');
  return `<img src="${contentPicturePath}?id=${id}" alt="${words}"${size('width', width)}${size('height', height)} loading="lazy" decoding="async">`;
}

const markTags: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
  highlight: 'mark',
};

function wrap(html: string, { type, attrs = {} }: BodyMark, { linkTo }: Rendering): string {
  const tag = Object.hasOwn(markTags, type) ? markTags[type] : undefined;
  if (tag) return `<${tag}>${html}</${tag}>`;
  if (type !== 'link' || typeof attrs.href !== 'string' || !isSafeAddress(attrs.href)) return html;
  const isOwn = /^[/#](?!\/)/.test(attrs.href);
  const away = isOwn ? '' : ' rel="noopener noreferrer"';
  return `<a href="${escapeMarkup(isOwn ? linkTo(attrs.href) : attrs.href)}"${away}>${html}</a>`;
}
