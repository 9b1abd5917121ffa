import type { AtomNode, HolderNode, InlineNode, TextNode } from './inline-tree.ts';

/** A pair of marks: text with different formatting, or inside an element such as a link. */
export interface Pair {
  readonly holder: HolderNode | null;
  /** The formatting of its text. */
  readonly base: TextNode;
}

/** A text with numbered marks: `⟦b1⟧…⟦/b1⟧` around words, `⟦a2⟧` for content between words. */
export interface MarkedText {
  readonly source: string;
  /** The same without marks. */
  readonly plain: string;
  readonly base: TextNode;
  readonly pairs: ReadonlyMap<number, Pair>;
  readonly atoms: ReadonlyMap<number, AtomNode>;
  /** Pairs that represent elements. */
  readonly holders: readonly number[];
}

/** Writes inline content as a text with marks. The most frequent formatting of each level has no mark. */
export function markText(nodes: readonly InlineNode[]): MarkedText {
  const pairs = new Map<number, Pair>();
  const atoms = new Map<number, AtomNode>();
  const holders: number[] = [];
  let [next, plain] = [1, ''];
  const write = (own: readonly InlineNode[], base: TextNode): string =>
    own
      .map((node) => {
        if (node.kind === 'text' && node.format === base.format) {
          plain += node.text;
          return node.text;
        }
        const id = next++;
        if (node.kind === 'atom') {
          atoms.set(id, node);
          return `⟦a${id}⟧`;
        }
        const isHolder = node.kind === 'holder';
        const inner = isHolder ? baseOf(node.nodes) : node;
        if (isHolder) holders.push(id);
        pairs.set(id, { holder: isHolder ? node : null, base: inner });
        const content = isHolder ? write(node.nodes, inner) : node.text;
        if (!isHolder) plain += node.text;
        return `⟦b${id}⟧${content}⟦/b${id}⟧`;
      })
      .join('');
  const base = baseOf(nodes);
  const source = write(nodes, base);
  return { source, plain, base, pairs, atoms, holders };
}

/** The text with the most frequent formatting by characters. */
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
