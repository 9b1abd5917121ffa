import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import type { Part } from '../annotated-text.ts';

/** The rendered text of a range of the file; `source` is a slice of it. */
interface Piece {
  readonly start: number;
  readonly source: string;
  /** The rendered text; a single placeholder for code and pictures. */
  readonly read: string;
  /** Pieces with the same number form one block of prose. */
  readonly block: number;
}

const placeholder = '\ufffc';
const entity = /^&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z][A-Za-z\d]{1,31});/;
const han = /\p{Script=Han}|[，。；：！？、“”‘’（）《》]/u;

/** Splits a Markdown file (GitHub flavour, with front matter) into prose and markup. */
export function markdownParts(source: string): Part[] {
  const tree = fromMarkdown(source, {
    extensions: [gfm(), frontmatter(['yaml', 'toml'])],
    mdastExtensions: [gfmFromMarkdown(), frontmatterFromMarkdown(['yaml', 'toml'])],
  });
  const pieces: Piece[] = [];
  collect(tree, source, pieces, { block: 0 });

  const parts: Part[] = [];
  let at = 0;
  let block = 0;
  for (const piece of pieces) {
    const gap = source.slice(at, piece.start);
    const isNewBlock = piece.block !== block;
    if (gap !== '' || isNewBlock) parts.push({ markup: gap, interpretAs: isNewBlock && at > 0 ? '\n' : '' });
    parts.push(...alignPiece(piece));
    at = piece.start + piece.source.length;
    block = piece.block;
  }
  if (at < source.length) parts.push({ markup: source.slice(at) });
  return parts;
}

function collect(node: Nodes, source: string, pieces: Piece[], count: { block: number }): void {
  const start = node.position?.start.offset ?? 0;
  const slice = source.slice(start, node.position?.end.offset ?? start);
  if (node.type === 'text') pieces.push({ start, source: slice, read: node.value, block: count.block });
  else if (node.type === 'inlineCode' || node.type === 'image' || node.type === 'footnoteReference') {
    pieces.push({ start, source: slice, read: placeholder, block: count.block });
  } else if (node.type === 'break') {
    pieces.push({ start, source: slice, read: '\n', block: count.block });
  } else if ('children' in node) {
    if (!isInline(node)) count.block++;
    for (const child of node.children) collect(child, source, pieces, count);
  }
}

function isInline({ type }: Nodes): boolean {
  return ['emphasis', 'strong', 'delete', 'link', 'linkReference'].includes(type);
}

/** Aligns rendered text with its source: backslash escapes, entities, and prefixes of wrapped lines. */
function alignPiece({ source, read }: Piece): Part[] {
  if (read === placeholder || read === '\n') return [{ markup: source, interpretAs: read }];
  const parts: Part[] = [];
  let text = '';
  let at = 0;
  const push = (part: Part) => {
    if (text !== '') parts.push({ text });
    text = '';
    parts.push(part);
  };
  for (let i = 0; i < read.length; i++) {
    const sign = read[i] ?? '';
    const code = source[at] === '&' ? entity.exec(source.slice(at, at + 40))?.[0] : undefined;
    if (code !== undefined && !read.startsWith(code, i)) {
      push({ markup: code, interpretAs: sign });
      at += code.length;
      continue;
    }
    const found = source.indexOf(sign, at);
    if (found === -1) {
      push({ markup: source.slice(at, at + 1), interpretAs: sign });
      at++;
      continue;
    }
    if (found > at) push({ markup: source.slice(at, found) });
    at = found;
    if (sign === '\n') push({ markup: '\n', interpretAs: isInHan(read, i) ? '' : ' ' });
    else text += sign;
    at++;
  }
  if (text !== '') parts.push({ text });
  if (at < source.length) parts.push({ markup: source.slice(at) });
  return parts;
}

/** Between Han characters a line break is not rendered as a space. */
function isInHan(text: string, at: number): boolean {
  return han.test(text.slice(Math.max(0, at - 2), at)) && han.test(text.slice(at + 1, at + 3));
}
