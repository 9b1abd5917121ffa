import type { Node } from '@tiptap/pm/model';
import type { BlockContent, ListItem, PhrasingContent, RootContent, TableRow } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { acceptChanges } from '../blocks/accept-changes.ts';
import { NumberedFootnotes } from '../blocks/numbered-footnotes.ts';
import { pictureAddress } from '../blocks/picture-store.ts';
import type { Manuscript } from '../manuscript.ts';
import { writeFrontMatter } from './front-matter.ts';
import { phrasesOf } from './phrases.ts';

/** Returns the path of a picture relative to the file; null omits the picture. */
export type PictureAddress = (src: string) => string | null;

/**
 * Writes GitHub Flavored Markdown. Pictures are embedded unless `addressOf` is given. The title becomes the
 * first heading; tracked changes are accepted; alignment and notes are omitted.
 */
export function writeMarkdown(manuscript: Manuscript, addressOf?: PictureAddress): string {
  const { title, pictures } = manuscript;
  const body = acceptChanges(manuscript.body);
  const within: PictureAddress = (src) => {
    const picture = pictures.get(src);
    return picture ? pictureAddress(picture) : null;
  };
  const writer = new MarkdownWriter(addressOf ?? within);
  const blocks: RootContent[] = writer.blocks(body);
  const isOneLine = title !== '' && title === title.trim();
  if (isOneLine) blocks.unshift({ type: 'heading', depth: 1, children: [{ type: 'text', value: title }] });
  blocks.push(...writer.footnotes());
  const text = toMarkdown(
    { type: 'root', children: blocks },
    {
      extensions: [gfmToMarkdown()],
      bullet: '-',
      // Three dashes at the start would begin front matter.
      rule: '*',
      emphasis: '*',
      fences: true,
      listItemIndent: 'one',
      resourceLink: true,
      // The local part of an e-mail address may begin with almost any character.
      unsafe: [{ character: '<', inConstruct: 'phrasing', after: '\\S' }],
    },
  );
  const first = body.firstChild;
  const isTaken = !isOneLine && first?.type.name === 'heading' && first.attrs.level === 1;
  return writeFrontMatter(isTaken ? title : null, manuscript.label) + text;
}

class MarkdownWriter {
  readonly #addressOf: PictureAddress;
  readonly #footnotes = new NumberedFootnotes();

  constructor(addressOf: PictureAddress) {
    this.#addressOf = addressOf;
  }

  footnotes(): RootContent[] {
    return this.#footnotes.texts.map((text, at) => ({
      type: 'footnoteDefinition',
      identifier: String(at + 1),
      label: String(at + 1),
      children: text
        .split('\n')
        .map((line) => ({ type: 'paragraph', children: [{ type: 'text', value: line }] }) as const),
    }));
  }

  blocks(parent: Node): BlockContent[] {
    return parent.children.flatMap((child) => this.#block(child));
  }

  #phrases(node: Node): PhrasingContent[] {
    return phrasesOf(node.children, this.#footnotes);
  }

  #block(node: Node): BlockContent[] {
    switch (node.type.name) {
      case 'paragraph':
        return node.childCount === 0 ? [] : [{ type: 'paragraph', children: this.#phrases(node) }];
      case 'heading':
        return [{ type: 'heading', depth: depthOf(node), children: this.#phrases(node) }];
      case 'blockquote':
        return [{ type: 'blockquote', children: this.blocks(node) }];
      case 'bulletList':
      case 'orderedList':
      case 'taskList':
        return [this.#list(node)];
      case 'codeBlock': {
        const lang = node.attrs.language ? String(node.attrs.language) : null;
        return [{ type: 'code', lang, value: node.textContent }];
      }
      case 'horizontalRule':
        return [{ type: 'thematicBreak' }];
      case 'image':
        return this.#image(node);
      case 'table':
        return [{ type: 'table', children: this.#rows(node) }];
      default:
        return [];
    }
  }

  #list(list: Node): BlockContent {
    const isOrdered = list.type.name === 'orderedList';
    const items = list.children.map((item): ListItem => {
      const children = this.blocks(item);
      const checked = list.type.name === 'taskList' ? item.attrs.checked === true : null;
      // Only a list may follow a line directly, without an empty line.
      const spread = children.slice(1).some(({ type }) => type !== 'list');
      return { type: 'listItem', checked, spread, children };
    });
    const start = isOrdered ? { start: Math.max(0, Number(list.attrs.start ?? 1)) } : {};
    return {
      type: 'list',
      ordered: isOrdered,
      ...start,
      spread: items.some(({ spread }) => spread === true),
      children: items,
    };
  }

  #image(node: Node): BlockContent[] {
    const url = this.#addressOf(String(node.attrs.src));
    const alt = String(node.attrs.alt ?? '');
    if (url === null) return [];
    const title = node.attrs.title ? String(node.attrs.title) : null;
    return [{ type: 'paragraph', children: [{ type: 'image', url, alt, title }] }];
  }

  /** Pads rows to equal width; cells covered by spans are left empty. */
  #rows(table: Node): TableRow[] {
    const width = Math.max(...table.children.map(widthOf));
    return table.children.map((row) => {
      const cells = row.children.flatMap((cell) => {
        const children = this.#cell(cell);
        const empty = Array.from({ length: Number(cell.attrs.colspan ?? 1) - 1 }, () => []);
        return [children, ...empty].map((content) => ({ type: 'tableCell' as const, children: content }));
      });
      while (cells.length < width) cells.push({ type: 'tableCell', children: [] });
      return { type: 'tableRow', children: cells };
    });
  }

  /** Returns the blocks of a cell as inline content, separated by line breaks. */
  #cell(cell: Node): PhrasingContent[] {
    const lines: PhrasingContent[][] = [];
    cell.descendants((node) => {
      if (node.isTextblock) lines.push(this.#phrases(node).flatMap(forCell));
      return !node.isTextblock;
    });
    return lines.flatMap((line, at): PhrasingContent[] =>
      at === 0 ? line : [{ type: 'html', value: '<br>' }, ...line],
    );
  }
}

/** Converts code in a table cell, which must contain neither line ends nor unescaped pipes. */
function forCell(phrase: PhrasingContent): PhrasingContent[] {
  if (phrase.type === 'break') return [{ type: 'html', value: '<br>' }];
  if ('children' in phrase)
    return [{ ...phrase, children: phrase.children.flatMap(forCell) } as PhrasingContent];
  if (phrase.type !== 'inlineCode' || !phrase.value.includes('|')) return [phrase];
  return [
    { type: 'html', value: '<code>' },
    { type: 'text', value: phrase.value },
    { type: 'html', value: '</code>' },
  ];
}

function widthOf(row: Node): number {
  return row.children.reduce((width, cell) => width + Number(cell.attrs.colspan ?? 1), 0);
}

function depthOf(heading: Node): 1 | 2 | 3 | 4 | 5 | 6 {
  const level = Number(heading.attrs.level);
  return ([1, 2, 3, 4, 5, 6] as const).find((depth) => depth === level) ?? 6;
}
