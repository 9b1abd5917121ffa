import type { Span } from '@inkstone/kernel';
import { type Lint, widenEmptySpan } from '@inkstone/proofread';
import type { Node } from '@tiptap/pm/model';
import { type BlockChecker, type CheckedEditor, reaches } from './block-checker.ts';
import { blockText, checkedBlocks } from './block-text.ts';
import type { BlockLints } from './lint-marks.ts';

/** Whether somebody wants to know what only the whole document shows. */
export interface WholeWanted {
  getSnapshot(): boolean;
  subscribe(listener: () => void): () => void;
}

/** From the last key to the check of the whole document, in ms: what it shows is not about the word just typed. */
export const wholeDelay = 500;

/** A block as it was when the document was checked, and which of the places of its node it had. */
interface AskedBlock extends Span {
  readonly node: Node;
  readonly nth: number;
}

/**
 * Keeps the findings of the whole document up to date: after a pause, and never while typing. Blocks that have
 * changed since they were asked about keep what stands there until the next answer.
 */
export function createWholeChecker(
  editor: CheckedEditor,
  check: (text: string) => Promise<readonly Lint[]>,
  wanted: WholeWanted,
): BlockChecker {
  const texts = new WeakMap<Node, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  let known: { readonly blocks: readonly AskedBlock[]; readonly lints: readonly Lint[] } | null = null;

  function checkAfter(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void checkAll(), delay);
  }

  function textOf(node: Node): string {
    const text = texts.get(node) ?? blockText(node).replaceAll('\n', ' ');
    texts.set(node, text);
    return text;
  }

  async function checkAll(): Promise<void> {
    const own = ++asked;
    const blocks = askedBlocks(editor.doc(), textOf);
    const whole = blocks.map(({ node }) => textOf(node)).join('\n');
    // What could not be checked is checked with the next change.
    const lints = wanted.getSnapshot() ? await check(whole).catch(() => null) : [];
    if (own !== asked || lints === null) return;
    known = { blocks, lints };
    placeKnown();
  }

  function placeKnown(): void {
    const marked = editor.wholeStarts();
    if (known === null || known.lints.length + marked.length === 0) return;
    const places = checkedBlocks(editor.doc());
    const composing = editor.composingBlock();
    const typed = editor.wordInProgress();
    const found: BlockLints[] = [];
    for (const block of known.blocks) {
      const { node, nth } = block;
      const start = places.get(node)?.[nth];
      if (start === undefined || node === composing) continue;
      const size = node.content.size;
      const own = known.lints.filter(({ span }) => block.start <= span.start && span.end <= block.end);
      if (own.length === 0 && !marked.some((from) => start <= from && from <= start + size)) continue;
      const lints = own
        .map((lint) => widenEmptySpan(inBlock(lint, block.start), textOf(node)))
        .filter((lint) => node !== typed?.block || !reaches(lint, typed.offset));
      found.push({ start, size, lints, layer: 'whole' });
    }
    if (found.length > 0) editor.place(found);
  }

  const stop = wanted.subscribe(() => checkAfter(0));
  return {
    update(before) {
      if (wanted.getSnapshot()) checkAfter(before ? wholeDelay : 0);
    },
    release: placeKnown,
    refresh: placeKnown,
    close() {
      stop();
      asked++;
      clearTimeout(timer);
    },
  };
}

function inBlock(lint: Lint, start: number): Lint {
  return { ...lint, span: { start: lint.span.start - start, end: lint.span.end - start } };
}

/** All checked blocks in the order of the text, each with its place in the text of the whole document. */
function askedBlocks(doc: Node, textOf: (node: Node) => string): AskedBlock[] {
  const inOrder = [...checkedBlocks(doc)]
    .flatMap(([node, starts]) => starts.map((at, nth) => ({ node, nth, at })))
    .sort((a, b) => a.at - b.at);
  let end = -1;
  return inOrder.map(({ node, nth }) => {
    const start = end + 1;
    end = start + textOf(node).length;
    return { node, nth, start, end };
  });
}
