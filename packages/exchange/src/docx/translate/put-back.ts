import { readMarks, withoutMarks } from '../../translation/marks.ts';
import { punctuated, type TargetLanguage } from '../../translation/target-language.ts';
import { childOf, element, type XmlElement } from '../../word-file/index.ts';
import { createTextElement } from '../review/split-run.ts';
import { xmlClean } from '../write/xml-text.ts';
import { attributesOf, hasText, type InlineNode, type TextNode } from './inline-tree.ts';
import { formatFor } from './language.ts';
import { type MarkedText, markText } from './marked-text.ts';

/** The words of a paragraph, and the functions that rebuild it from translated ones. */
export interface SplitParagraph {
  readonly marked: MarkedText;
  /** Wraps the translated content in the content around the words. */
  readonly enclose: (content: readonly XmlElement[]) => XmlElement[];
}

/** Separates the words of a paragraph from the content before, after and around them; null without words. */
export function splitParagraph(nodes: readonly InlineNode[]): SplitParagraph | null {
  const first = nodes.findIndex(hasText);
  if (first < 0) return null;
  const last = nodes.findLastIndex(hasText);
  const [before, core, after] = [nodes.slice(0, first), nodes.slice(first, last + 1), nodes.slice(last + 1)];
  const around = (content: readonly XmlElement[]) => [
    ...before.flatMap(elementsFor),
    ...content,
    ...after.flatMap(elementsFor),
  ];
  const [only] = core;
  if (core.length === 1 && only?.kind === 'holder') {
    const inner = splitParagraph(only.nodes);
    return inner && { ...inner, enclose: (content) => around(only.wrap(inner.enclose(content))) };
  }
  return { marked: markText(core), enclose: around };
}

/** The original elements of inline content. */
function elementsFor(node: InlineNode): XmlElement[] {
  if (node.kind === 'atom') return node.elements;
  if (node.kind === 'holder') return node.wrap(node.nodes.flatMap(elementsFor));
  const own = childOf(node.run, 'w:rPr');
  return [
    element('w:r', attributesOf(node.run), [...(own ? [own] : []), createTextElement('w:t', node.text)]),
  ];
}

/** Builds the content of a translation with valid marks; words are always written as text. */
export function buildMarked(marked: MarkedText, target: string, to: TargetLanguage): XmlElement[] {
  const tokens = readMarks(spaced(punctuated(target, to), marked));
  if (tokens === null) throw new Error('A translation with other marks than its source');
  const open: { readonly id: number; readonly content: XmlElement[] }[] = [{ id: 0, content: [] }];
  for (const token of tokens) {
    const here = open.at(-1);
    if (here === undefined) throw new Error('A translation whose marks are not nested');
    if (token.kind === 'text')
      here.content.push(runOf(marked.pairs.get(here.id)?.base ?? marked.base, token.text, to));
    else if (token.kind === 'atom')
      for (const each of marked.atoms.get(token.id)?.elements ?? []) here.content.push(each);
    else if (token.kind === 'open') open.push({ id: token.id, content: [] });
    else {
      open.pop();
      const holder = marked.pairs.get(here.id)?.holder;
      for (const each of holder ? holder.wrap(here.content) : here.content) open.at(-1)?.content.push(each);
    }
  }
  return open[0]?.content ?? [];
}

/**
 * Builds the content of a translation without marks: in the first formatting, followed by the content between
 * the words.
 */
export function buildPlain(marked: MarkedText, target: string, to: TargetLanguage): XmlElement[] {
  const first = firstFormat(marked);
  const text = spaced(punctuated(withoutMarks(target), to), marked);
  return [runOf(first, text, to), ...[...marked.atoms.values()].flatMap(({ elements }) => elements)];
}

function firstFormat({ source, base, pairs }: MarkedText): TextNode {
  const [, id] = /^(?:⟦a\d+⟧|\s)*⟦b(\d+)⟧/u.exec(source) ?? [];
  return pairs.get(Number(id))?.base ?? base;
}

/** Keeps the white space around the source, and replaces line ends and tabs of a translation by spaces. */
function spaced(target: string, { source }: MarkedText): string {
  const [before = ''] = /^\s*/.exec(source) ?? [];
  const [after = ''] = /\s*$/.exec(source.slice(before.length)) ?? [];
  return `${before}${target.replace(/\s*[\t\r\n\u2028\u2029]+\s*/g, ' ').trim()}${after}`;
}

function runOf({ run }: TextNode, text: string, to: TargetLanguage): XmlElement {
  const own = childOf(run, 'w:rPr');
  return element('w:r', attributesOf(run), [
    formatFor(own, to, text),
    createTextElement('w:t', xmlClean(text)),
  ]);
}
