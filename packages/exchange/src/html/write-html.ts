import { isSafeLink } from '@inkstone/editor/schema';
import type { Mark, Node } from '@tiptap/pm/model';
import { languageOf } from '../blocks/language.ts';
import { NumberedFootnotes } from '../blocks/numbered-footnotes.ts';
import { pictureAddress } from '../blocks/picture-store.ts';
import type { Manuscript } from '../manuscript.ts';
import { pageStyle } from './page-style.ts';

/** Localised texts that an exported page needs besides the document. */
export interface HtmlLabels {
  /** Label of the link from a footnote back to its reference. */
  readonly back: string;
}

/** Writes a self-contained page: embedded pictures, no external resources, no scripts, printable. */
export function writeHtml(manuscript: Manuscript, words: HtmlLabels): string {
  const { title, body } = manuscript;
  const writer = new HtmlWriter(manuscript, words);
  const text = writer.children(body);
  const { label } = manuscript;
  const meta = label === undefined ? '' : `\n<meta name="AIGC" content="${escapeHtml(label)}">`;
  const heading = title === '' ? '' : `<header><h1>${escapeHtml(title)}</h1></header>\n`;
  return `<!doctype html>
<html lang="${languageOf(body, title)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>${meta}
<style>${pageStyle}</style>
</head>
<body>
<article>
${heading}${text}${writer.footnotes()}</article>
</body>
</html>
`;
}

const tags: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
  highlight: 'mark',
};

class HtmlWriter {
  readonly #manuscript: Manuscript;
  readonly #words: HtmlLabels;
  readonly #noted: ReadonlySet<string>;
  readonly #footnotes = new NumberedFootnotes();

  constructor(manuscript: Manuscript, words: HtmlLabels) {
    this.#manuscript = manuscript;
    this.#words = words;
    this.#noted = new Set(manuscript.notes.map(({ id }) => id));
  }

  children(parent: Node): string {
    let html = '';
    parent.forEach((child) => {
      html += child.isInline ? this.#inline(child) : this.#block(child);
    });
    return html;
  }

  /** The texts of the footnotes referenced so far. */
  footnotes(): string {
    const items = this.#footnotes.texts.map((text, at) => {
      const back = `<a href="#fnref${at + 1}" role="doc-backlink" aria-label="${escapeHtml(this.#words.back)}">↩</a>`;
      return `<li id="fn${at + 1}">${escapeHtml(text)} ${back}</li>\n`;
    });
    return items.length === 0 ? '' : `<section role="doc-endnotes"><ol>\n${items.join('')}</ol></section>\n`;
  }

  #block(node: Node): string {
    const inner = () => this.children(node);
    const align = node.attrs.textAlign
      ? ` style="text-align: ${escapeHtml(String(node.attrs.textAlign))}"`
      : '';
    switch (node.type.name) {
      case 'paragraph':
        return `<p${align}>${inner()}</p>\n`;
      case 'heading':
        return `<h${Number(node.attrs.level)}${align}>${inner()}</h${Number(node.attrs.level)}>\n`;
      case 'blockquote':
        return `<blockquote>\n${inner()}</blockquote>\n`;
      case 'bulletList':
        return `<ul>\n${inner()}</ul>\n`;
      case 'orderedList':
        return `<ol${Number(node.attrs.start) === 1 ? '' : ` start="${Number(node.attrs.start)}"`}>\n${inner()}</ol>\n`;
      case 'listItem':
        return `<li>${this.#itemContent(node)}</li>\n`;
      case 'taskList':
        return `<ul class="tasks">\n${inner()}</ul>\n`;
      case 'taskItem': {
        const box = `<input type="checkbox" disabled${node.attrs.checked === true ? ' checked' : ''}>`;
        return `<li data-checked="${node.attrs.checked === true}">${box} ${this.#itemContent(node)}</li>\n`;
      }
      case 'codeBlock': {
        const language = node.attrs.language
          ? ` class="language-${escapeHtml(String(node.attrs.language))}"`
          : '';
        return `<pre><code${language}>${inner()}\n</code></pre>\n`;
      }
      case 'horizontalRule':
        return '<hr>\n';
      case 'image':
        return this.#image(node);
      case 'table':
        return `<table>\n${inner()}</table>\n`;
      case 'tableRow':
        return `<tr>${inner()}</tr>\n`;
      case 'tableCell':
      case 'tableHeader':
        return this.#cell(node);
      default:
        return inner();
    }
  }

  /** The only paragraph of a list item is written without `p`. */
  #itemContent(node: Node): string {
    const only = node.childCount === 1 ? node.firstChild : null;
    return only?.type.name === 'paragraph' && !only.attrs.textAlign
      ? this.children(only)
      : this.children(node);
  }

  #cell(node: Node): string {
    const tag = node.type.name === 'tableHeader' ? 'th' : 'td';
    const span = (name: string) =>
      Number(node.attrs[name]) > 1 ? ` ${name}="${Number(node.attrs[name])}"` : '';
    return `<${tag}${span('colspan')}${span('rowspan')}>${this.#itemContent(node)}</${tag}>`;
  }

  #image(node: Node): string {
    const picture = this.#manuscript.pictures.get(String(node.attrs.src));
    const alt = escapeHtml(String(node.attrs.alt ?? ''));
    if (!picture) return alt === '' ? '' : `<p><em>${alt}</em></p>\n`;
    const title = node.attrs.title ? ` title="${escapeHtml(String(node.attrs.title))}"` : '';
    return `<figure><img src="${pictureAddress(picture)}" alt="${alt}"${title}></figure>\n`;
  }

  #inline(node: Node): string {
    const html = this.#bare(node);
    const marks = node.marks.filter(({ type, attrs }) => type.name !== 'note' || this.#noted.has(attrs.id));
    return marks.toReversed().reduce(wrap, html);
  }

  #bare(node: Node): string {
    if (node.isText) return escapeHtml(node.text ?? '');
    if (node.type.name === 'hardBreak') return '<br>';
    if (node.type.name !== 'footnote') return '';
    const number = this.#footnotes.next(node);
    return `<sup><a id="fnref${number}" href="#fn${number}" role="doc-noteref">${number}</a></sup>`;
  }
}

function wrap(html: string, mark: Mark): string {
  const tag = Object.hasOwn(tags, mark.type.name) ? tags[mark.type.name] : undefined;
  if (tag) return `<${tag}>${html}</${tag}>`;
  const { href, author, at } = mark.attrs;
  switch (mark.type.name) {
    case 'link':
      return typeof href === 'string' && isSafeLink(href)
        ? `<a href="${escapeHtml(href)}">${html}</a>`
        : html;
    case 'inserted':
    case 'deleted': {
      const name = mark.type.name === 'inserted' ? 'ins' : 'del';
      const time = typeof at === 'number' ? ` datetime="${new Date(at).toISOString()}"` : '';
      return `<${name} data-author="${escapeHtml(String(author))}"${time}>${html}</${name}>`;
    }
    case 'note':
      return `<span class="note">${html}</span>`;
    default:
      return html;
  }
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\u00a0', '&nbsp;');
}
