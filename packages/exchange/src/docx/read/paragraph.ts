import { bodySchema } from '@inkstone/editor/schema';
import type { Node } from '@tiptap/pm/model';
import { childOf, childValue, elementsOf, type XmlElement } from '../../word-file/index.ts';
import { openNoteMarks, type ReadContext } from './context.ts';
import { endInstructions } from './fields.ts';
import type { Flat, ListKind } from './flat.ts';
import { readInline, tickOf } from './inline.ts';
import type { ParagraphPiece } from './inline-builder.ts';
import type { CountedItem } from './numbering.ts';
import type { StyleKind } from './style-kinds.ts';
import { alignOf, hasLineBelow, headingOf, indentOf, numberingOf, type ParagraphStyle } from './styles.ts';

/** Reads a paragraph, or several that tracked changes merged. The last one determines the type. */
export function readParagraph(context: ReadContext, paragraphs: readonly XmlElement[]): Flat[] {
  const properties = childOf(paragraphs.at(-1), 'w:pPr');
  const style = context.styles.paragraph(childValue(properties, 'w:pStyle'));
  const kind = headingOf(properties) ?? style.kind;
  const counted = countItem(context, properties, style);
  const { tick, elements } = takeTick(paragraphs);
  const pieces = withoutSpace(readInline(context, { ...style, kind }, elements), tick !== null);
  endInstructions(context);

  const attributes = { textAlign: alignFor(properties, style, kind) };
  const blocks = () => blocksOf(pieces, (content) => bodySchema.node('paragraph', attributes, content));
  if (pieces.length === 0) {
    if (kind?.kind === 'gap') return [{ kind: 'gap' }];
    if (!counted && (hasLineBelow(properties) ?? style.hasLine)) {
      return [{ kind: 'blocks', blocks: [bodySchema.node('horizontalRule')] }];
    }
  }
  switch (kind?.kind) {
    case 'heading':
    case 'title': {
      const level = kind.kind === 'heading' ? kind.level : 1;
      const heading = (content: readonly Node[]) =>
        bodySchema.node('heading', { ...attributes, level }, content);
      return [{ kind: 'blocks', blocks: blocksOf(numbered(pieces, counted), heading) }];
    }
    case 'code':
      return codeLine(context, kind.language, pieces);
    case 'continue':
      return [{ kind: 'continue', level: kind.level, blocks: blocks() }];
    case 'quote':
      if (!counted) return [{ kind: 'quote', blocks: blocks() }];
  }
  const indent = indentOf(properties) ?? counted?.indent ?? style.indent ?? 0;
  if (counted || tick !== null) return [item(counted, tick, indent, blocks())];
  return [{ kind: 'indented', indent, blocks: blocks() }];
}

function alignFor(properties: XmlElement | undefined, style: ParagraphStyle, kind: StyleKind | null) {
  const own = alignOf(properties);
  if (own !== undefined) return own === 'left' ? null : own;
  return kind === null || kind.kind === 'heading' ? style.align : null;
}

/** Maximum list level, from 0: Word has nine levels. */
const maxLevel = 8;

function levelOf(level: number): number {
  return Number.isInteger(level) ? Math.min(Math.max(level, 0), maxLevel) : 0;
}

function countItem(
  context: ReadContext,
  properties: XmlElement | undefined,
  style: ParagraphStyle,
): (CountedItem & { readonly numId: string; readonly level: number }) | null {
  const own = numberingOf(properties);
  const named = own ?? style.numbering;
  if (!named || named.numId === '0') return null;
  const { numId } = named;
  const level = levelOf(
    named.level ?? style.numbering?.level ?? context.lists.levelOfStyle(numId, style.ids),
  );
  const counted = context.lists.count({ numId, level });
  return counted && { ...counted, numId, level };
}

const numberTypes: Readonly<Record<string, string>> = {
  lowerLetter: 'a',
  upperLetter: 'A',
  lowerRoman: 'i',
  upperRoman: 'I',
};

function item(
  counted: ReturnType<typeof countItem>,
  tick: boolean | null,
  indent: number,
  blocks: readonly Node[],
): Flat {
  const isBullet = counted?.format === 'bullet' || counted?.format === 'none';
  const list: ListKind = tick !== null ? 'task' : isBullet ? 'bullet' : 'ordered';
  return {
    kind: 'item',
    level: counted?.level ?? 0,
    list,
    numId: counted?.numId ?? '',
    origin: counted?.origin ?? '',
    restartsNumbering: counted?.restartsNumbering ?? false,
    value: counted?.value ?? 1,
    type: numberTypes[counted?.format ?? ''] ?? null,
    isTicked: tick ?? false,
    indent,
    blocks,
  };
}

/** Includes the number of a heading in its text, because it would not be displayed otherwise. */
function numbered(pieces: readonly ParagraphPiece[], counted: CountedItem | null): readonly ParagraphPiece[] {
  if (!counted || counted.label === '' || counted.format === 'bullet' || pieces.length === 0) return pieces;
  const label = bodySchema.text(`${counted.label.trim()} `);
  const [first, ...rest] = pieces;
  if (first?.kind !== 'inline') return pieces;
  return [{ kind: 'inline', nodes: [label, ...first.nodes] }, ...rest];
}

function blocksOf(pieces: readonly ParagraphPiece[], make: (content: readonly Node[]) => Node): Node[] {
  if (pieces.length === 0) return [make([])];
  const hasBlocks = pieces.some(({ kind }) => kind === 'blocks');
  return pieces.flatMap((piece) => {
    if (piece.kind === 'blocks') return piece.nodes;
    return hasBlocks && piece.nodes.every(isSpace) ? [] : [make(piece.nodes)];
  });
}

function isSpace(node: Node): boolean {
  return node.isText && (node.text ?? '').trim() === '';
}

function codeLine(context: ReadContext, language: string | null, pieces: readonly ParagraphPiece[]): Flat[] {
  const lines = pieces.flatMap(({ kind, nodes }) => (kind === 'inline' ? nodes.flatMap(codeOf) : []));
  const others = pieces.flatMap(({ kind, nodes }) => (kind === 'blocks' ? nodes : []));
  const line: Flat = { kind: 'code', language, lines, endMarks: openNoteMarks(context) };
  return others.length === 0 ? [line] : [line, { kind: 'blocks', blocks: others }];
}

/** Converts content to code, which has its own line ends and no formatting. */
function codeOf(node: Node): Node[] {
  const text = node.isText ? (node.text ?? '') : node.type.name === 'hardBreak' ? '\n' : textInCode(node);
  const marks = node.marks.filter(({ type }) => bodySchema.nodes.codeBlock?.allowsMarkType(type));
  return text === '' ? [] : [bodySchema.text(text, marks)];
}

function textInCode(node: Node): string {
  return node.type.name === 'footnote' ? ` (${node.attrs.text})` : node.textContent;
}

/** Removes the checkbox from the start of a paragraph. */
function takeTick(paragraphs: readonly XmlElement[]): {
  tick: boolean | null;
  elements: readonly XmlElement[];
} {
  const [first, ...rest] = paragraphs;
  const place = first?.children.findIndex(
    (child) => typeof child !== 'string' && child.name !== 'w:pPr' && !child.name.startsWith('w:bookmark'),
  );
  const control = place === undefined ? undefined : first?.children[place];
  const tick = control && typeof control !== 'string' && control.name === 'w:sdt' ? tickOf(control) : null;
  if (!first || tick === null) return { tick: null, elements: paragraphs };
  const without = { ...first, children: first.children.filter((child) => child !== control) };
  return { tick, elements: [without, ...rest] };
}

/** Removes the space between checkbox and text. */
function withoutSpace(pieces: readonly ParagraphPiece[], isTask: boolean): readonly ParagraphPiece[] {
  const [first, ...rest] = pieces;
  const [word, ...others] = first?.nodes ?? [];
  if (!isTask || !first || !word?.text || !/^[ \u00a0\t]/.test(word.text)) return pieces;
  const text = word.text.slice(1);
  const nodes = text === '' ? others : [bodySchema.text(text, word.marks), ...others];
  return nodes.length === 0 ? rest : [{ ...first, nodes }, ...rest];
}

/** Whether the paragraph mark itself is inserted or deleted by a tracked change. */
export function isEndChanged(paragraph: XmlElement, change: 'inserted' | 'deleted'): boolean {
  const mark = childOf(childOf(paragraph, 'w:pPr'), 'w:rPr');
  const names = change === 'inserted' ? ['w:ins', 'w:moveTo'] : ['w:del', 'w:moveFrom'];
  return mark !== undefined && elementsOf(mark).some(({ name }) => names.includes(name));
}
