import type { Node } from '@tiptap/pm/model';
import { NumberedFootnotes } from '../../blocks/numbered-footnotes.ts';
import { breakLines, type LineOptions } from './break-lines.ts';
import { composeTable } from './compose-table.ts';
import { drawable, type HasGlyph } from './drawable.ts';
import type { Item, LineItem, Place, Role } from './layout.ts';
import { codeRuns, footnotePlace, runsOf } from './text-runs.ts';
import { type Measure, plainStyle, type TextRun, type TextStyle } from './text-style.ts';

/** Input of the composition in addition to the text. */
export interface ComposeParts {
  readonly measure: Measure;
  readonly hasGlyph: HasGlyph;
  /** Size of a picture in pixels; null if it cannot be drawn. */
  readonly imageSize: (src: string) => { readonly width: number; readonly height: number } | null;
  /** Whether paragraphs have a first-line indent of two characters, as in Chinese. */
  readonly isChinese: boolean;
  /** Height of the text area of a page. */
  readonly pageHeight: number;
}

const bodySize = 11;
const leading = 1.75;
/** Minimum width for text. */
const minWidth = 120;
const headingSizes = [17, 14.5, 13, 12, 11.5, 11] as const;
const headingRoles = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6'] as const;

/** Converts blocks to lines and other items, in the order on paper. */
export class Composer {
  readonly footnotes = new NumberedFootnotes();
  readonly #parts: ComposeParts;
  #blocks = 0;

  constructor(parts: ComposeParts) {
    this.#parts = parts;
  }

  title(title: string, width: number): Item[] {
    const run = { text: title, style: plainStyle(21, 'bold') };
    const options = { width, align: 'center' } as const;
    return [...this.#lines([run], options, { role: 'H1', left: 0, bars: [], keep: 3 }), gap(18)];
  }

  blocks(nodes: readonly Node[], place: Place): Item[] {
    return nodes.flatMap((node) => this.#block(node, place));
  }

  /** Returns the texts of all footnotes referenced so far. */
  notes(width: number): Item[] {
    const notes = this.footnotes.texts.flatMap((text, at) => {
      const style = plainStyle(9);
      const lines = this.#lines(
        [{ text, style }],
        { width: width - 20 },
        { role: 'Note', left: 20, bars: [] },
      );
      return withMarker(lines, this.#marker(`${at + 1}.`, style)).map((item, line) =>
        line === 0 && item.kind === 'line' ? { ...item, place: footnotePlace(at + 1) } : item,
      );
    });
    return notes.length === 0 ? [] : [gap(22), rule(0, width / 3, 10), ...notes];
  }

  #block(node: Node, place: Place): Item[] {
    switch (node.type.name) {
      case 'paragraph':
        return this.#paragraph(node, place);
      case 'heading':
        return this.#heading(node, place);
      case 'blockquote': {
        const step = stepIn(place, 18);
        const inner = {
          ...place,
          left: place.left + step,
          width: place.width - step,
          bars: [...place.bars, place.left + 6],
        };
        const items = this.blocks(node.children, inner);
        return items.map((item) => (item.kind === 'gap' ? { ...item, bars: inner.bars } : item));
      }
      case 'bulletList':
      case 'orderedList':
      case 'taskList':
        return this.#list(node, place);
      case 'codeBlock':
        return this.#code(node, place);
      case 'horizontalRule':
        return [gap(8), rule(place.left, place.width, 10)];
      case 'image':
        return this.#image(node, place);
      case 'table':
        return composeTable(node, place, (nodes, inner) => this.blocks(nodes, inner));
      default:
        return this.blocks(node.children, place);
    }
  }

  #paragraph(node: Node, place: Place): Item[] {
    const { isChinese } = this.#parts;
    const base = this.#base(place);
    const runs = runsOf(node, base, this.footnotes);
    if (runs.length === 0) return [gap(base.size * leading)];
    const align = alignOf(node);
    const isIndented =
      isChinese &&
      !place.isCell &&
      place.isItem !== true &&
      align === 'justify' &&
      !/^\u3000/.test(node.textContent);
    const options = { width: place.width, align, indent: isIndented ? 2 * base.size : 0 };
    const lines = this.#lines(runs, options, { role: place.bars.length > 0 ? 'BlockQuote' : 'P', ...place });
    return place.isCell ? lines : [...lines, gap(isChinese ? 3 : 8)];
  }

  #base({ isCell, isBold }: Place): TextStyle {
    return plainStyle(isCell ? 9.5 : bodySize, isBold ? 'bold' : 'regular');
  }

  #heading(node: Node, place: Place): Item[] {
    const level = Math.min(6, Math.max(1, Number(node.attrs.level)));
    const size = headingSizes[level - 1] ?? bodySize;
    const runs = runsOf(node, plainStyle(size, 'bold'), this.footnotes);
    if (runs.length === 0) return [];
    const align = alignOf(node) === 'justify' ? 'left' : alignOf(node);
    const role = headingRoles[level - 1] ?? 'H6';
    const lines = this.#lines(runs, { width: place.width, align }, { role, ...place, keep: 2 });
    const outline = { title: node.textContent, level };
    const found = lines.map((line, at) => (at === 0 ? { ...line, outline } : line));
    return [gap(size * 0.9), ...found, gap(size * 0.35)];
  }

  #list(list: Node, place: Place): Item[] {
    const isOrdered = list.type.name === 'orderedList';
    const last = String(Number(list.attrs.start ?? 1) + list.childCount);
    const indent = stepIn(place, isOrdered ? Math.max(24, 10 + last.length * 7) : 22);
    const inner = { ...place, left: place.left + indent, width: place.width - indent, isItem: true };
    const style = this.#base({ ...place, isBold: false });
    const items = list.children.flatMap((item, at) => {
      const marker = isOrdered ? `${Number(list.attrs.start ?? 1) + at}.` : markerOf(item);
      const own = this.blocks(item.children, inner).map(asItem);
      return withMarker(own, this.#marker(marker, style));
    });
    return place.isCell ? items : [...items, gap(4)];
  }

  #marker(marker: string, style: TextStyle) {
    return (
      breakLines([{ text: marker, style }], this.#parts.measure, { width: 60, align: 'left' })[0] ?? null
    );
  }

  #code(node: Node, place: Place): Item[] {
    const size = place.isCell ? 8 : 9;
    const options = { width: place.width - 16, align: 'left' } as const;
    const lines = node.textContent.split('\n').flatMap((text) => {
      const runs = codeRuns(text === '' ? ' ' : text, size);
      return this.#lines(runs, options, { role: 'Code', ...place, left: place.left + 8 }, 1.5);
    });
    const ground = { width: place.width };
    return [gap(4), ...lines.map((line) => ({ ...line, ground })), gap(8)];
  }

  #image(node: Node, place: Place): Item[] {
    const src = String(node.attrs.src);
    const alt = String(node.attrs.alt ?? '');
    const size = this.#parts.imageSize(src);
    if (!size) {
      if (alt === '') return [];
      const style = { ...plainStyle(9.5), color: '#666666' };
      return this.#lines(
        [{ text: `[${alt}]`, style }],
        { width: place.width, align: 'center' },
        { role: 'P', ...place },
      );
    }
    // CSS pixels: 96 per inch.
    const scale = Math.min(0.75, place.width / size.width, (this.#parts.pageHeight * 0.85) / size.height);
    const [width, height] = [size.width * scale, size.height * scale];
    const left = place.left + (place.width - width) / 2;
    return [gap(6), { kind: 'image', src, alt, left, width, height }, gap(10)];
  }

  #lines(
    runs: readonly TextRun[],
    options: LineOptions,
    given: {
      readonly role: Role;
      readonly left: number;
      readonly bars: readonly number[];
      readonly keep?: number;
    },
    spacing = leading,
  ): LineItem[] {
    const block = ++this.#blocks;
    const { measure, hasGlyph } = this.#parts;
    const known = runs.map(({ text, style }) => ({ text: drawable(text, style.face, hasGlyph), style }));
    const lines = breakLines(known, measure, options);
    return lines.map((line, at) => ({
      kind: 'line',
      line,
      left: given.left,
      bars: given.bars,
      height: Math.max(line.size, 6) * (given.role.startsWith('H') ? 1.4 : spacing),
      role: given.role,
      block,
      marker: null,
      ground: null,
      // Avoids widows and orphans: the first or last line of a block is never alone on a page.
      keep: given.keep ?? (at === 0 && lines.length > 1 ? 1 : at === lines.length - 2 ? 1 : 0),
      place: null,
      outline: null,
    }));
  }
}

/** Indents a block. The indent is limited so that deeply nested text has enough width. */
function stepIn({ width }: Place, step: number): number {
  return width - step < minWidth ? 0 : step;
}

function gap(height: number): Item {
  return { kind: 'gap', height, bars: [] };
}

function rule(left: number, width: number, height: number): Item {
  return { kind: 'rule', left, width, height };
}

function alignOf(node: Node): NonNullable<LineOptions['align']> {
  const align = node.attrs.textAlign;
  return align === 'center' || align === 'right' ? align : 'justify';
}

function markerOf(item: Node): string {
  if (item.type.name !== 'taskItem') return '•';
  return item.attrs.checked === true ? '√' : '□';
}

function asItem(item: Item): Item {
  return item.kind === 'line' && item.role === 'P' ? { ...item, role: 'LI' } : item;
}

/** Adds a marker before the first line. */
function withMarker(items: readonly Item[], marker: LineItem['marker']): Item[] {
  const first = items.findIndex(({ kind }) => kind === 'line');
  return items.map((item, at) =>
    at === first && item.kind === 'line' && !item.marker ? { ...item, marker } : item,
  );
}
