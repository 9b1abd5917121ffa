import type { Mark, Node } from '@tiptap/pm/model';
import type { PhrasingContent } from 'mdast';
import type { NumberedFootnotes } from '../blocks/numbered-footnotes.ts';

/** Nesting order of marks, from the outside in. */
const order = [
  'link',
  'highlight',
  'underline',
  'superscript',
  'subscript',
  'bold',
  'italic',
  'strike',
  'code',
] as const;
const tagOf = { highlight: 'mark', underline: 'u', superscript: 'sup', subscript: 'sub' } as const;
const signTag = { bold: 'b', italic: 'i', strike: 's' } as const;

/** The inline content of a block, nested as Markdown requires. */
export function phrasesOf(nodes: readonly Node[], footnotes: NumberedFootnotes): PhrasingContent[] {
  const phrases = nest(nodes.flatMap(parted), 0, footnotes, { before: '', after: '' });
  const [first, second] = phrases;
  // Without the escape, a reference followed by a colon would be parsed as a footnote definition.
  if (first?.type !== 'footnoteReference' || second?.type !== 'text' || !second.value.startsWith(':'))
    return phrases;
  const rest = { ...second, value: second.value.slice(1) };
  return [first, { type: 'html', value: '&#58;' }, rest, ...phrases.slice(2)];
}

interface Neighbours {
  readonly before: string;
  readonly after: string;
}

/** Moves white space at the ends of marked text outside of the marks. */
function parted(node: Node): Node[] {
  const [, start = '', words = '', end = ''] = /^(\s*)(.*?)(\s*)$/s.exec(node.text ?? '') ?? [];
  if (!node.isText || node.marks.length === 0 || words === '' || isCode(node)) return [node];
  const bare = (text: string) => (text === '' ? [] : [node.type.schema.text(text)]);
  return [...bare(start), node.type.schema.text(words, node.marks), ...bare(end)];
}

function isCode(node: Node): boolean {
  return node.marks.some(({ type }) => type.name === 'code');
}

function nest(
  nodes: readonly Node[],
  level: number,
  footnotes: NumberedFootnotes,
  around: Neighbours,
): PhrasingContent[] {
  const name = order[level];
  if (name === undefined) return nodes.flatMap((node) => leafOf(node, footnotes));
  return runsOf(nodes, name).flatMap(({ mark, nodes: run }, at, runs): PhrasingContent[] => {
    const neighbours = {
      before: textOf(runs[at - 1]?.nodes).at(-1) ?? around.before,
      after: textOf(runs[at + 1]?.nodes).at(0) ?? around.after,
    };
    const inner = nest(run, level + 1, footnotes, neighbours);
    if (!mark) return inner;
    if (name === 'code') return [{ type: 'inlineCode', value: textOf(run) }];
    return wrap(name, mark, inner, textOf(run), neighbours);
  });
}

interface Run {
  readonly mark: Mark | null;
  readonly nodes: Node[];
}

/** Groups adjacent nodes that share a mark. */
function runsOf(nodes: readonly Node[], name: string): Run[] {
  const runs: Run[] = [];
  for (const node of nodes) {
    const mark = node.marks.find(({ type }) => type.name === name) ?? null;
    const last = runs.at(-1);
    const isSame = mark === null ? last?.mark === null : last?.mark?.eq(mark) === true;
    if (last && isSame) last.nodes.push(node);
    else runs.push({ mark, nodes: [node] });
  }
  return runs;
}

function textOf(nodes: readonly Node[] | undefined): string {
  return (nodes ?? []).map((node) => node.text ?? '').join('');
}

function wrap(
  name: Exclude<(typeof order)[number], 'code'>,
  mark: Mark,
  children: PhrasingContent[],
  text: string,
  around: Neighbours,
): PhrasingContent[] {
  const tagged = (tag: string): PhrasingContent[] => [
    { type: 'html', value: `<${tag}>` },
    ...children,
    { type: 'html', value: `</${tag}>` },
  ];
  switch (name) {
    case 'link':
      return [{ type: 'link', url: String(mark.attrs.href), children } as PhrasingContent];
    case 'bold':
    case 'italic':
    case 'strike': {
      // Delimiters next to Chinese punctuation would be parsed as literal characters.
      if (!canFlank(text, around)) return tagged(signTag[name]);
      const type = ({ bold: 'strong', italic: 'emphasis', strike: 'delete' } as const)[name];
      return [{ type, children }];
    }
    default:
      return tagged(tagOf[name]);
  }
}

/** Whether delimiters around this text are recognised; see "flanking" in CommonMark. */
function canFlank(text: string, { before, after }: Neighbours): boolean {
  const isWord = (character: string) => character !== '' && !/[\s\p{P}\p{S}]/u.test(character);
  const isEdge = (character: string) => /[\p{P}\p{S}]/u.test(character);
  if (text === '' || /^\s|\s$/.test(text)) return false;
  return (
    !(isEdge(text.at(0) ?? '') && isWord(before)) &&
    !(isEdge(text.at(-1) ?? '') && isWord(after)) &&
    !/[*_~]/.test(before + after + (text.at(0) ?? '') + (text.at(-1) ?? ''))
  );
}

function leafOf(node: Node, footnotes: NumberedFootnotes): PhrasingContent[] {
  if (node.isText) return [{ type: 'text', value: node.text ?? '' }];
  if (node.type.name === 'hardBreak') return [{ type: 'break' }];
  if (node.type.name !== 'footnote') return [];
  const number = String(footnotes.next(node));
  return [{ type: 'footnoteReference', identifier: number, label: number }];
}
