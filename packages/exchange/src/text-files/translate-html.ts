import { parse } from 'parse5';
import { type HtmlElement, type HtmlNode, isElement } from '../html/html-tree.ts';
import type { FileToTranslate } from '../translation/file.ts';
import { withoutMarks } from '../translation/marks.ts';
import { needsTranslation, type TargetLanguage } from '../translation/target-language.ts';
import { type InlineNode, joinLines, markRange, type Piece, withoutSigns } from './inline.ts';
import { type Edit, fileOf, markedUnit, type Slice, type TextUnit, tidy } from './splice.ts';

const inline = new Set(
  'a abbr b bdi bdo big cite data del dfn em font i ins label mark q s small span strike strong sub sup time tt u'.split(
    ' ',
  ),
);
/** Elements that are kept between words. */
const kept = new Set(
  'br wbr img input code kbd samp var ruby audio video canvas map svg math picture object'.split(' '),
);
/** Elements whose text is not prose. */
const skipped = new Set(
  'script style pre code kbd samp var textarea template noscript iframe object svg math xmp plaintext noframes noembed'.split(
    ' ',
  ),
);
const formatting = new Set('b big em font i s small span strike strong sub sup tt u mark'.split(' '));
const described = new Set(['alt', 'title', 'placeholder', 'aria-label']);
const languages = { zh: 'zh-CN', en: 'en' } as const;

interface Reading {
  readonly content: string;
  readonly to: TargetLanguage;
  readonly units: TextUnit[];
  readonly edits: Edit[];
}

/**
 * Opens a page for translation: texts, its title, descriptions of pictures and the like are translated, and
 * the language is set. Tags, scripts and styles are unchanged.
 */
export function openHtmlToTranslate(
  content: string,
  to: TargetLanguage,
  encode: (content: string) => Uint8Array,
): FileToTranslate {
  const document = parse(content, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  const reading: Reading = { content, to, units: [], edits: [] };
  readBlock(document.childNodes, reading);
  const ordered = reading.units.toSorted((a, b) => a.start - b.start);
  return fileOf(content, ordered, encode, reading.edits);
}

/**
 * Reads the content of a block: sequences of words and inline markup are texts. Iterative between blocks,
 * because pages may be deeply nested.
 */
function readBlock(top: readonly HtmlNode[], reading: Reading): void {
  const open: (readonly HtmlNode[])[] = [top];
  for (let nodes = open.pop(); nodes; nodes = open.pop()) {
    let run: HtmlNode[] = [];
    const end = () => {
      readRun(run, reading);
      run = [];
    };
    for (const node of nodes) {
      if (isInline(node, 0)) {
        run.push(node);
        readAttributesIn(node, reading);
        continue;
      }
      end();
      if (!isElement(node)) continue;
      readAttributes(node, reading);
      if (!isKept(node)) open.push(node.childNodes);
    }
    end();
  }
}

/** Maximum nesting of inline markup; deeper markup is read as blocks. */
const maxDepth = 50;

function isInline(node: HtmlNode, depth: number): boolean {
  if (node.nodeName === '#text' || node.nodeName === '#comment') return true;
  if (!('tagName' in node)) return false;
  if (kept.has(node.tagName)) return true;
  if (!isElement(node) || !inline.has(node.tagName) || depth > maxDepth) return false;
  return node.childNodes.every((child) => isInline(child, depth + 1));
}

function isKept(element: HtmlElement): boolean {
  return (
    skipped.has(element.tagName) ||
    element.attrs.some(({ name, value }) => name === 'translate' && value === 'no')
  );
}

function readRun(run: readonly HtmlNode[], reading: Reading): void {
  const nodes = run.map((node) => inlineOf(node, reading.content));
  const whole = nodes.every((node) => node !== null) ? nodes : null;
  if (whole !== null && isInOrder(whole)) {
    addUnit(whole, reading);
    return;
  }
  // The parser has repaired the markup, so only separate text nodes are safe to translate.
  for (const node of run.flatMap(textsIn)) {
    const text = inlineOf(node, reading.content);
    if (text?.kind === 'text') addUnit([text], reading);
  }
}

function addUnit(nodes: readonly InlineNode[], { content, to, units }: Reading): void {
  const marked = markRange(nodes, content);
  if (marked && needsTranslation(marked.plain, to)) units.push(markedUnit(content, marked, to, join));
}

function textsIn(node: HtmlNode): HtmlNode[] {
  if (node.nodeName === '#text') return [node];
  return isElement(node) && !isKept(node) ? node.childNodes.flatMap(textsIn) : [];
}

/** A node with its range in the file; null if the file does not contain it as parsed. */
function inlineOf(node: HtmlNode, content: string): InlineNode | null {
  const place = node.sourceCodeLocation;
  if (!place) return null;
  const [start, end] = [place.startOffset, place.endOffset];
  if (node.nodeName === '#text' && 'value' in node) {
    if (/<[a-z/!?]/i.test(content.slice(start, end))) return null;
    const text = joinLines(node.value).replace(/[ \t\f]+/g, ' ');
    return { kind: 'text', text, start, end };
  }
  if (!isElement(node) || isKept(node) || kept.has(node.tagName)) return { kind: 'atom', start, end };
  if (!('startTag' in place) || !place.startTag || !place.endTag) return null;
  const nodes = node.childNodes.map((child) => inlineOf(child, content));
  if (!nodes.every((child) => child !== null)) return null;
  const [from, to] = [place.startTag.endOffset, place.endTag.startOffset];
  return { kind: 'pair', start, end, from, to, nodes, isHolder: !formatting.has(node.tagName) };
}

/** Whether nodes follow each other without gaps and overlaps. */
function isInOrder(nodes: readonly InlineNode[]): boolean {
  return nodes.every((node, at) => {
    const before = nodes[at - 1];
    const isNext = before === undefined || before.end === node.start;
    if (node.kind !== 'pair') return isNext;
    const [first, last] = [node.nodes[0], node.nodes.at(-1)];
    const isFilled =
      first === undefined ? node.from === node.to : first.start === node.from && last?.end === node.to;
    return isNext && isFilled && isInOrder(node.nodes);
  });
}

function join(pieces: readonly Piece[], slice: Slice): string {
  return pieces
    .map((piece) => (piece.kind === 'text' ? escapeText(piece.text) : slice(piece.range)))
    .join('');
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;');
}

function readAttributesIn(node: HtmlNode, reading: Reading): void {
  if (!isElement(node)) return;
  readAttributes(node, reading);
  if (!isKept(node)) for (const child of node.childNodes) readAttributesIn(child, reading);
}

function readAttributes(element: HtmlElement, reading: Reading): void {
  const place = element.sourceCodeLocation;
  const isDescription =
    element.tagName === 'meta' &&
    element.attrs.some(({ name, value }) => name === 'name' && /^description$/i.test(value));
  const isButton =
    element.tagName === 'input' &&
    element.attrs.some(({ name, value }) => name === 'type' && /^(?:submit|button|reset)$/i.test(value));
  for (const { name, value } of element.attrs) {
    const at = place?.attrs?.[name];
    if (!at) continue;
    const isTranslated =
      described.has(name) || (isDescription && name === 'content') || (isButton && name === 'value');
    if (isTranslated) readDescription(value, name, { start: at.startOffset, end: at.endOffset }, reading);
    else if (name === 'lang' && isSourceLanguage(value, reading.to))
      reading.edits.push({
        start: at.startOffset,
        end: at.endOffset,
        text: `lang="${languages[reading.to]}"`,
      });
  }
  if (element.tagName === 'html') setLanguage(element, reading);
}

function readDescription(
  value: string,
  name: string,
  range: { start: number; end: number },
  reading: Reading,
): void {
  const { to, units } = reading;
  if (!needsTranslation(value, to)) return;
  const source = withoutSigns(value.replace(/\s+/g, ' ').trim());
  const write = (target: string) =>
    `${name}="${escapeText(tidy(withoutMarks(target), to)).replaceAll('"', '&quot;')}"`;
  units.push({ ...range, source, plain: source, holders: [], place: 'alt', write });
}

function isSourceLanguage(value: string, to: TargetLanguage): boolean {
  return to === 'en' ? /^zh\b/i.test(value) : /^en\b/i.test(value);
}

/** Adds the language to a page without one. */
function setLanguage(element: HtmlElement, { content, to, edits }: Reading): void {
  const place = element.sourceCodeLocation;
  const start = place && 'startTag' in place ? place.startTag?.startOffset : undefined;
  if (start === undefined || element.attrs.some(({ name }) => name === 'lang')) return;
  if (!/^<html\b/i.test(content.slice(start, start + 6))) return;
  edits.push({ start: start + 5, end: start + 5, text: ` lang="${languages[to]}"` });
}
