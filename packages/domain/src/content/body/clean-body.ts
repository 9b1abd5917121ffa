import { bodyLimits, boundAttributes } from '@inkstone/contracts/body';
import { contentPicturePath } from '@inkstone/contracts/content';
import { isUuid } from '@inkstone/kernel';
import type { BodyMark, BodyNode } from '../../documents/index.ts';

/** Nodes of articles: those of the editor's schema that a public page can show. */
const nodes: ReadonlySet<string> = new Set([
  ...['paragraph', 'heading', 'blockquote', 'bulletList', 'orderedList', 'listItem', 'codeBlock'],
  ...['horizontalRule', 'hardBreak', 'image', 'table', 'tableRow', 'tableHeader', 'tableCell'],
  ...['taskList', 'taskItem'],
]);
const leaves: ReadonlySet<string> = new Set(['horizontalRule', 'hardBreak', 'image']);
/** Nodes that contain blocks and no text of their own. */
const containers: ReadonlySet<string> = new Set([
  ...['blockquote', 'listItem', 'taskItem', 'tableHeader', 'tableCell'],
]);
const marks: ReadonlySet<string> = new Set([
  ...['bold', 'italic', 'underline', 'strike', 'code', 'superscript', 'subscript', 'highlight', 'link'],
]);

/** Maximum nesting of an article: more than an editor produces, and safe for recursive code. */
const maxDepth = 40;

/**
 * Reduces untrusted JSON to the body of an article: known nodes and marks with bounded attributes, links and
 * pictures with safe addresses. The text of unknown nodes is kept; nodes outside the schema are removed.
 */
export function cleanBody(given: unknown): BodyNode {
  const content = inParagraphs(childrenOf(given, 0));
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

function childrenOf(given: unknown, depth: number): BodyNode[] {
  if (!isRecord(given) || !Array.isArray(given.content) || depth > maxDepth) return [];
  return given.content.flatMap((child) => cleanNode(child, depth + 1));
}

function cleanNode(given: unknown, depth: number): BodyNode[] {
  if (!isRecord(given) || typeof given.type !== 'string') return [];
  if (given.type === 'text') return cleanText(given);
  if (!nodes.has(given.type)) return childrenOf(given, depth);
  const attrs = attributesOf(given.type, given.attrs);
  if (given.type === 'image' && !isOwnPicture(attrs.src)) return [];
  const inside = leaves.has(given.type) ? [] : childrenOf(given, depth);
  const content = containers.has(given.type) ? inParagraphs(inside) : inside;
  return [
    {
      type: given.type,
      ...(Object.keys(attrs).length > 0 && { attrs }),
      ...(content.length > 0 && { content }),
    },
  ];
}

/** Wraps text between blocks into paragraphs. */
function inParagraphs(nodes: readonly BodyNode[]): BodyNode[] {
  const blocks: BodyNode[] = [];
  let line: BodyNode[] = [];
  const endLine = () => {
    if (line.length > 0) blocks.push({ type: 'paragraph', content: line });
    line = [];
  };
  for (const node of nodes) {
    if (node.type === 'text' || node.type === 'hardBreak') line.push(node);
    else {
      endLine();
      blocks.push(node);
    }
  }
  endLine();
  return blocks;
}

function cleanText({ text, marks: given }: Record<string, unknown>): BodyNode[] {
  if (typeof text !== 'string' || text === '') return [];
  const kept = Array.isArray(given) ? given.flatMap(cleanMark) : [];
  return [{ type: 'text', text, ...(kept.length > 0 && { marks: kept }) }];
}

function cleanMark(given: unknown): BodyMark[] {
  if (!isRecord(given) || typeof given.type !== 'string' || !marks.has(given.type)) return [];
  if (given.type !== 'link') return [{ type: given.type }];
  const { href } = attributesOf('link', given.attrs);
  return typeof href === 'string' && isSafeAddress(href) ? [{ type: 'link', attrs: { href } }] : [];
}

function attributesOf(type: string, given: unknown): Record<string, unknown> {
  return isRecord(given) ? boundAttributes(type, given) : {};
}

/** Web, mail and telephone URLs, paths of this site, and fragments. Other URLs could execute code or read files. */
const safeAddress = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)[^\s\p{Cc}]+$/iu;

/** Whether a link of an article may have this URL. */
export function isSafeAddress(address: string): boolean {
  return address === '/' || (address.length <= bodyLimits.address && safeAddress.test(address));
}

/** Returns the id of an article picture by its URL; null for any other URL. */
export function pictureIdOf(src: unknown): string | null {
  if (typeof src !== 'string' || !src.startsWith(`${contentPicturePath}?id=`)) return null;
  const id = src.slice(contentPicturePath.length + 4);
  return isUuid(id) ? id : null;
}

function isOwnPicture(src: unknown): boolean {
  return pictureIdOf(src) !== null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
