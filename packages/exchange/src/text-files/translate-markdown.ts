import type { Nodes, Parents, PhrasingContent } from 'mdast';
import { parseMarkdown } from '../markdown/index.ts';
import type { FileToTranslate } from '../translation/file.ts';
import { needsTranslation, type TargetLanguage } from '../translation/target-language.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import {
  type InlineNode,
  type InlinePair,
  joinLines,
  markRange,
  type Piece,
  piecesOf,
  type Range,
} from './inline.ts';
import { type LineEnd, lineEndsIn, withLineEnds } from './line-ends.ts';
import { fileOf, markedUnit, type Slice, type TextUnit } from './splice.ts';

interface Reading {
  readonly content: string;
  readonly to: TargetLanguage;
  readonly units: TextUnit[];
  /** Definitions of links, which are needed to recognise references. */
  readonly definitions: string;
}

/**
 * Opens a Markdown file for translation: words of paragraphs, headings, tables and descriptions of pictures
 * are translated. Front matter, code, addresses and HTML are unchanged; a paragraph keeps its line ends.
 */
export function openMarkdownToTranslate(
  content: string,
  to: TargetLanguage,
  encode: (content: string) => Uint8Array,
): FileToTranslate {
  const tree = parseMarkdown(content);
  const found: Nodes[] = [];
  const open: Nodes[] = [tree];
  for (let node = open.pop(); node; node = open.pop()) {
    found.push(node);
    if ('children' in node) open.push(...node.children.toReversed());
  }
  const definitions = found.flatMap((node) =>
    node.type === 'definition' ? [content.slice(...endsOf(node))] : [],
  );
  const reading: Reading = { content, to, units: [], definitions: definitions.join('\n') };
  for (const node of found)
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
      readWords(node, reading);
  return fileOf(content, reading.units, encode);
}

function readWords(block: Parents, reading: Reading): void {
  const { content, to, units } = reading;
  const nodes = inlineOf(block.children as PhrasingContent[], content);
  const marked = nodes && markRange(nodes, content);
  if (!nodes || !marked || !needsTranslation(marked.plain, to)) return;
  const isCell = block.type === 'tableCell';
  const hasReference = content.slice(marked.start, marked.end).includes('[');
  const definitions = hasReference ? reading.definitions : '';
  const ends = lineEndsIn(nodes, content, marked);
  units.push(
    markedUnit(content, marked, to, (pieces, slice) => {
      const isRight =
        marked.pairs.size === 0 ||
        shapeOf(pieces, content, definitions) ===
          shapeOf(piecesOf(marked, marked.source), content, definitions);
      if (isRight) return join(pieces, slice, isCell, ends);
      // The words with their emphasis would not be parsed as intended.
      const words = pieces.flatMap((piece) => (piece.kind === 'text' ? [piece.text] : [])).join('');
      return join([{ kind: 'text', text: words }, ...atomsOf(pieces, content)], slice, isCell, ends);
    }),
  );
}

/** The content between words, without line ends. */
function atomsOf(pieces: readonly Piece[], content: string): Piece[] {
  return pieces.filter(
    (piece) =>
      piece.kind === 'markup' &&
      piece.pair === null &&
      !/[\r\n]/.test(content.slice(piece.range.start, piece.range.end)),
  );
}

function endsOf(node: Nodes): [number, number] {
  return [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
}

/** Inline content with its ranges; null if a range is unknown. */
function inlineOf(children: readonly PhrasingContent[], content: string): InlineNode[] | null {
  const nodes: InlineNode[] = [];
  for (let at = 0; at < children.length; at++) {
    const child = children[at] as PhrasingContent;
    const closing = child.type === 'html' ? closingOf(children, at) : -1;
    const last = closing < 0 ? child : (children[closing] as PhrasingContent);
    const node =
      closing < 0 ? nodeOf(child, children[at + 1], content) : tagPair(children, at, closing, content);
    if (node === null || child.position === undefined || last.position === undefined) return null;
    nodes.push(node);
    if (closing >= 0) at = closing;
  }
  return nodes;
}

function nodeOf(
  node: PhrasingContent,
  next: PhrasingContent | undefined,
  content: string,
): InlineNode | null {
  const [start, end] = endsOf(node);
  if (node.type === 'text') {
    const text = joinLines(node.value);
    return { kind: 'text', text, start, end };
  }
  // A line end includes the prefix of the next line, such as the marker of a quotation.
  if (node.type === 'break') return { kind: 'atom', start, end: next ? endsOf(next)[0] : end };
  if (node.type === 'image') return imageOf(node.alt ?? '', { start, end }, content);
  if (!('children' in node) || node.children.length === 0) return { kind: 'atom', start, end };
  const nodes = inlineOf(node.children, content);
  const [first, last] = [nodes?.[0], nodes?.at(-1)];
  if (!nodes || !first || !last) return null;
  // An autolink.
  if (first.start === start || content[start] === '<') return { kind: 'atom', start, end };
  const isHolder = node.type === 'link' || node.type === 'linkReference';
  // The text of a shortcut reference is its label.
  if (node.type === 'linkReference' && node.referenceType !== 'full') return { kind: 'atom', start, end };
  return { kind: 'pair', start, end, from: first.start, to: last.end, nodes, isHolder };
}

/** Converts a picture to a pair of marks around its description, if the description contains no markup. */
function imageOf(alt: string, { start, end }: Range, content: string): InlineNode {
  const [from, to] = [start + 2, start + 2 + alt.length];
  const isSimple =
    alt.trim() !== '' &&
    content.slice(start, to) === `![${alt}` &&
    content[to] === ']' &&
    !/\s{2}|\n/.test(alt);
  if (!isSimple) return { kind: 'atom', start, end };
  return {
    kind: 'pair',
    start,
    end,
    from,
    to,
    nodes: [{ kind: 'text', text: alt, start: from, end: to }],
    isHolder: true,
  };
}

/** The index of the closing tag of the one at `at`; -1 if there is none. */
function closingOf(children: readonly PhrasingContent[], at: number): number {
  const tagOf = (node: PhrasingContent | undefined) =>
    node?.type === 'html' ? /^<(\/?)([a-z][a-z0-9-]*)\b[^>]*?(\/?)>$/i.exec(node.value) : null;
  const [, slash, name = '', empty] = tagOf(children[at]) ?? [];
  if (name === '' || slash === '/' || empty === '/') return -1;
  let depth = 0;
  for (let there = at; there < children.length; there++) {
    const [, closes, other = '', isEmpty] = tagOf(children[there]) ?? [];
    if (other.toLowerCase() !== name.toLowerCase() || isEmpty === '/') continue;
    depth += closes === '/' ? -1 : 1;
    if (depth === 0) return there;
  }
  return -1;
}

function tagPair(
  children: readonly PhrasingContent[],
  at: number,
  closing: number,
  content: string,
): InlinePair | null {
  const nodes = inlineOf(children.slice(at + 1, closing), content);
  const [open, close] = [children[at], children[closing]];
  if (nodes === null || open === undefined || close === undefined) return null;
  const [start, from] = endsOf(open);
  const [to, end] = endsOf(close);
  return { kind: 'pair', start, end, from, to, nodes, isHolder: true };
}

/**
 * Writes words and markup; punctuation and spaces at the edges of emphasis are moved out if it would not be
 * parsed otherwise.
 */
function join(
  pieces: readonly Piece[],
  slice: Slice,
  isCell: boolean,
  ends: readonly LineEnd[] = [],
): string {
  let written = '';
  const moved = withLineEnds(moveEdges(pieces), ends);
  for (const [at, piece] of moved.entries()) {
    const before = moved[at - 1];
    const isAtStart = at === 0 || (before?.kind === 'markup' && /[\r\n]/.test(slice(before.range)));
    written += piece.kind === 'text' ? escapeMarkdown(piece.text, isAtStart, isCell) : slice(piece.range);
  }
  return written;
}

function moveEdges(pieces: readonly Piece[]): Piece[] {
  const moved: Piece[] = pieces.map((piece) => ({ ...piece }));
  const edge = /^[\s\p{P}]+|[\s\p{P}]+$/gu;
  for (const [at, piece] of moved.entries()) {
    const [open, close] = [moved[at - 1], moved[at + 1]];
    if (piece.kind !== 'text' || !isEmphasis(open) || !isEmphasis(close) || !/[\p{L}\p{N}]/u.test(piece.text))
      continue;
    const inner = piece.text.replace(edge, '');
    const start = piece.text.indexOf(inner);
    const [lead, tail] = [piece.text.slice(0, start), piece.text.slice(start + inner.length)];
    const [previous, next] = [moved[at - 2], moved[at + 2]];
    const touches = (text: Piece | undefined, sign: RegExp) => text?.kind === 'text' && sign.test(text.text);
    const [spaceBefore = ''] = /^\s*/.exec(lead) ?? [];
    const [spaceAfter = ''] = /\s*$/.exec(tail) ?? [];
    const before = spaceBefore === '' && touches(previous, /[^\s\p{P}]$/u) ? lead : spaceBefore;
    const after = spaceAfter === '' && touches(next, /^[^\s\p{P}]/u) ? tail : spaceAfter;
    if (previous?.kind === 'text') moved[at - 2] = { kind: 'text', text: previous.text + before };
    if (next?.kind === 'text') moved[at + 2] = { kind: 'text', text: after + next.text };
    const end = piece.text.length - after.length;
    moved[at] = { kind: 'text', text: piece.text.slice(before.length, end) };
  }
  return moved;
}

function isEmphasis(piece: Piece | undefined): boolean {
  return piece?.kind === 'markup' && piece.pair !== null && !piece.pair.isHolder;
}

/** Returns the parsed markup of pieces, without words. */
function shapeOf(pieces: readonly Piece[], content: string, definitions: string): string {
  // Without the prefix of the next line, which is parsed only in its context.
  const slice = ({ start, end }: Range) => content.slice(start, end).replace(/\s*\\?[\r\n][\s\S]*$/, '\\\n');
  const text = `x ${join(pieces, slice, false)}\n\n${definitions}`;
  const shapes: string[] = [];
  const open: Nodes[] = parseMarkdown(text).children.filter(({ type }) => type !== 'definition');
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'text' || isBareAddress(node)) continue;
    shapes.push(`${node.type} ${'url' in node ? node.url : ''}${'value' in node ? node.value : ''}`);
    if ('children' in node) open.push(...node.children);
  }
  return shapes.sort().join('\n');
}

/** Whether a node is a bare address, which some parsers make a link although it is escaped. */
export function isBareAddress(node: Nodes): boolean {
  const [only] = node.type === 'link' ? node.children : [];
  return node.type === 'link' && only?.type === 'text' && node.url.endsWith(only.value);
}
