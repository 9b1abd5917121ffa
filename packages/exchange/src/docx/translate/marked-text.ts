import type { AtomNode, HolderNode, InlineNode, TextNode } from './inline-tree.ts';
import { hasText } from './inline-tree.ts';

/** A pair of marks: words with formatting of their own, or inside an element such as a link. */
export interface Pair {
  readonly holder: HolderNode | null;
  /** The formatting of its text. */
  readonly base: TextNode;
  /** The pair around it; 0 is the text as a whole. */
  readonly parent: number;
  readonly hasText: boolean;
}

/** A text with numbered marks: `⟦b1⟧…⟦/b1⟧` around words, `⟦a2⟧` for what stands between them. */
export interface MarkedText {
  readonly source: string;
  /** The same without marks. */
  readonly plain: string;
  readonly base: TextNode;
  readonly pairs: ReadonlyMap<number, Pair>;
  readonly atoms: ReadonlyMap<number, AtomNode>;
  /** The innermost element around each atom, as the number of its pair; 0 for none. */
  readonly places: ReadonlyMap<number, number>;
}

/** A piece of a marked text. */
export type Token =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open' | 'close' | 'atom'; readonly id: number };

const mark = /⟦(\/?)([ba])([1-9]\d{0,5})⟧/u;
const markSign = /[⟦⟧]/u;
/** The longest sensible translation, in characters: a Han character stands for at most so many letters. */
const longest = (source: string) => 400 + source.length * 15;

/** Writes inline content as a text with marks. The most frequent formatting of each level has no mark. */
export function markText(nodes: readonly InlineNode[]): MarkedText {
  const pairs = new Map<number, Pair>();
  const atoms = new Map<number, AtomNode>();
  const places = new Map<number, number>();
  let [next, plain] = [1, ''];
  const write = (own: readonly InlineNode[], base: TextNode, parent: number, place: number): string =>
    own
      .map((node) => {
        if (node.kind === 'text' && node.format === base.format) {
          plain += node.text;
          return node.text;
        }
        const id = next++;
        if (node.kind === 'atom') {
          atoms.set(id, node);
          places.set(id, place);
          return `⟦a${id}⟧`;
        }
        const isHolder = node.kind === 'holder';
        const inner = isHolder ? baseOf(node.nodes) : node;
        pairs.set(id, { holder: isHolder ? node : null, base: inner, parent, hasText: hasText(node) });
        const content = isHolder ? write(node.nodes, inner, id, id) : node.text;
        if (!isHolder) plain += node.text;
        return `⟦b${id}⟧${content}⟦/b${id}⟧`;
      })
      .join('');
  const base = baseOf(nodes);
  const source = write(nodes, base, 0, 0);
  return { source, plain, base, pairs, atoms, places };
}

/** The text whose formatting most characters have. */
function baseOf(nodes: readonly InlineNode[]): TextNode {
  const lengths = new Map<string, number>();
  let best: TextNode | null = null;
  const texts = textsOf(nodes);
  const own = nodes.filter((node) => node.kind === 'text');
  for (const node of own.length > 0 ? own : texts) {
    lengths.set(node.format, (lengths.get(node.format) ?? 0) + node.text.trim().length);
    if (best === null || (lengths.get(node.format) ?? 0) > (lengths.get(best.format) ?? 0)) best = node;
  }
  if (best === null) throw new Error('A text without letters');
  return best;
}

function textsOf(nodes: readonly InlineNode[]): TextNode[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'holder') return textsOf(node.nodes);
    return node.kind === 'text' ? [node] : [];
  });
}

/** Divides a text at its marks. Null if it has the sign of a mark anywhere else. */
export function readMarks(text: string): Token[] | null {
  const tokens: Token[] = [];
  let rest = text;
  for (let match = mark.exec(rest); match; match = mark.exec(rest)) {
    const [whole, slash, kind, id] = match;
    if (slash === '/' && kind === 'a') return null;
    if (match.index > 0) tokens.push({ kind: 'text', text: rest.slice(0, match.index) });
    const what = kind === 'a' ? 'atom' : slash === '/' ? 'close' : 'open';
    tokens.push({ kind: what, id: Number(id) });
    rest = rest.slice(match.index + whole.length);
  }
  if (rest !== '') tokens.push({ kind: 'text', text: rest });
  return tokens.some((token) => token.kind === 'text' && markSign.test(token.text)) ? null : tokens;
}

/**
 * Names what is wrong with the marks of a translation, in English for the model; null if each mark occurs once, pairs are
 * nested as in the source, and each atom is inside the same element.
 */
export function faultOfMarks(marked: MarkedText, target: string): string | null {
  if (target.length > longest(marked.source)) return 'The answer is far too long.';
  const tokens = readMarks(target);
  if (tokens === null) return 'The signs ⟦ and ⟧ occur only in the given marks.';
  if (!tokens.some((token) => token.kind === 'text' && /\S/.test(token.text)))
    return 'The answer has no words.';
  const seen = new Set<number>();
  const open: { readonly id: number; hasText: boolean }[] = [];
  for (const token of tokens) {
    if (token.kind === 'text') {
      if (/\S/.test(token.text)) for (const each of open) each.hasText = true;
    } else if (token.kind === 'close') {
      const last = open.pop();
      if (last?.id !== token.id) return `⟦/b${token.id}⟧ closes no open mark.`;
      if (!last.hasText && marked.pairs.get(token.id)?.hasText) return `⟦b${token.id}⟧ has no words.`;
    } else {
      const name = `⟦${token.kind === 'atom' ? 'a' : 'b'}${token.id}⟧`;
      if (seen.has(token.id)) return `${name} occurs twice.`;
      seen.add(token.id);
      const fault = faultOfPlace(marked, token.kind, token.id, open);
      if (fault) return `${name} ${fault}`;
      if (token.kind === 'open') open.push({ id: token.id, hasText: false });
    }
  }
  const missing = [...marked.pairs.keys(), ...marked.atoms.keys()].find((id) => !seen.has(id));
  if (missing !== undefined) return `⟦${marked.atoms.has(missing) ? 'a' : 'b'}${missing}⟧ is missing.`;
  return open.length > 0 ? `⟦b${open[0]?.id}⟧ is not closed.` : null;
}

function faultOfPlace(
  { pairs, atoms, places }: MarkedText,
  kind: 'open' | 'atom',
  id: number,
  open: readonly { readonly id: number }[],
): string | null {
  const isKnown = kind === 'atom' ? atoms.has(id) : pairs.has(id);
  if (!isKnown) return 'is not in the source.';
  const holder = open.findLast((each) => pairs.get(each.id)?.holder)?.id ?? 0;
  const isRight =
    kind === 'atom' ? holder === places.get(id) : (open.at(-1)?.id ?? 0) === pairs.get(id)?.parent;
  return isRight ? null : 'is inside another mark than in the source.';
}
