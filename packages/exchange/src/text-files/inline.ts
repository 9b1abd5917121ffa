import { type MarkToken, readMarks } from '../translation/marks.ts';

/** A range of a file. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Words of a file as displayed. */
export interface InlineText extends Range {
  readonly kind: 'text';
  readonly text: string;
}

/** Inline content that is kept unchanged, such as code. */
export interface InlineAtom extends Range {
  readonly kind: 'atom';
}

/**
 * Words inside markup such as a link: the opening markup is from `start` to `from`, the closing one from `to`
 * to `end`.
 */
export interface InlinePair extends Range {
  readonly kind: 'pair';
  readonly from: number;
  readonly to: number;
  readonly nodes: readonly InlineNode[];
  /** Whether it is an element such as a link, whose content must stay inside, not just formatting. */
  readonly isHolder: boolean;
}

export type InlineNode = InlineText | InlineAtom | InlinePair;

/** A sequence of words with numbered marks for its markup. */
export interface MarkedRange extends Range {
  readonly source: string;
  readonly plain: string;
  readonly holders: readonly number[];
  readonly pairs: ReadonlyMap<number, InlinePair>;
  readonly atoms: ReadonlyMap<number, InlineAtom>;
}

/** A part of a translated sequence: words, or markup of the file. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'markup'; readonly range: Range; readonly pair: InlinePair | null };

const full = '\\p{Script=Han}，。；：！？、”’）》…「」『』';
const chineseLineEnd = new RegExp(`(?<=[${full}])[ \\t]*[\\r\\n]\\s*(?=[${full}“‘（《])`, 'gu');

/** Joins words of several lines to one line: with a space between them, except in Chinese. */
export function joinLines(text: string): string {
  return text.replace(chineseLineEnd, '').replace(/[ \t\f]*[\r\n]\s*/g, ' ');
}

/**
 * Writes inline content as text with marks, without the content before, after and around all words. Mark delimiters in the file
 * itself become atoms. Null if it contains no words.
 */
export function markRange(given: readonly InlineNode[], content: string): MarkedRange | null {
  const nodes = given.flatMap((node) => divideAtSigns(node, content));
  const first = nodes.findIndex(hasWords);
  if (first < 0) return null;
  const core = nodes.slice(first, nodes.findLastIndex(hasWords) + 1);
  const [only] = core;
  if (core.length === 1 && only?.kind === 'pair') return markRange(only.nodes, content);
  const pairs = new Map<number, InlinePair>();
  const atoms = new Map<number, InlineAtom>();
  const holders: number[] = [];
  let [next, plain] = [1, ''];
  const write = (own: readonly InlineNode[]): string =>
    own
      .map((node) => {
        if (node.kind === 'text') {
          plain += node.text;
          return node.text;
        }
        const id = next++;
        if (node.kind === 'atom' || !hasWords(node)) {
          atoms.set(id, { kind: 'atom', start: node.start, end: node.end });
          return `⟦a${id}⟧`;
        }
        pairs.set(id, node);
        if (node.isHolder) holders.push(id);
        return `⟦b${id}⟧${write(node.nodes)}⟦/b${id}⟧`;
      })
      .join('');
  const source = write(core);
  const [start, end] = [core[0]?.start ?? 0, core.at(-1)?.end ?? 0];
  return { start, end, source, plain, holders, pairs, atoms };
}

const signs = /([⟦⟧]+)/;

/** Splits words at mark delimiters, which become atoms. Delimiters written as character references become brackets. */
function divideAtSigns(node: InlineNode, content: string): InlineNode[] {
  if (node.kind === 'pair')
    return [{ ...node, nodes: node.nodes.flatMap((inner) => divideAtSigns(inner, content)) }];
  if (node.kind !== 'text' || !signs.test(node.text)) return [node];
  const [texts, raw] = [node.text.split(signs), content.slice(node.start, node.end).split(signs)];
  if (texts.length !== raw.length) return [{ ...node, text: withoutSigns(node.text) }];
  let start = node.start;
  return texts.map((text, at): InlineNode => {
    const range = { start, end: start + (raw[at]?.length ?? 0) };
    start = range.end;
    return at % 2 === 1 ? { kind: 'atom', ...range } : { kind: 'text', text, ...range };
  });
}

/** Replaces mark delimiters in words by brackets. */
export function withoutSigns(text: string): string {
  return text.replaceAll('⟦', '[').replaceAll('⟧', ']');
}

function hasWords(node: InlineNode): boolean {
  if (node.kind === 'pair') return node.nodes.some(hasWords);
  return node.kind === 'text' && /\S/.test(node.text);
}

/** Splits a translation with valid marks into words and markup. */
export function piecesOf(marked: MarkedRange, target: string): Piece[] {
  return (readMarks(target) ?? []).map((token) => pieceOf(marked, token));
}

/** Returns the pieces of a translation without marks: its words, followed by the content between the words of the source. */
export function plainPieces(marked: MarkedRange, target: string): Piece[] {
  const atoms = [...marked.atoms.values()].map((range): Piece => ({ kind: 'markup', range, pair: null }));
  return [{ kind: 'text', text: target }, ...atoms];
}

function pieceOf({ pairs, atoms }: MarkedRange, token: MarkToken): Piece {
  if (token.kind === 'text') return token;
  const pair = pairs.get(token.id) ?? null;
  const range = token.kind === 'atom' ? atoms.get(token.id) : edgeOf(pair, token.kind);
  if (range === undefined) throw new Error('A translation with other marks than its source');
  return { kind: 'markup', range, pair };
}

function edgeOf(pair: InlinePair | null, kind: 'open' | 'close'): Range | undefined {
  if (pair === null) return undefined;
  return kind === 'open' ? { start: pair.start, end: pair.from } : { start: pair.to, end: pair.end };
}
