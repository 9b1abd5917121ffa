import type { Span } from '@inkstone/kernel';
import { type Lint, widenEmptySpan } from '@inkstone/proofread';
import type { Node } from '@tiptap/pm/model';
import type { CheckService } from '../checking/index.ts';
import { type BlockChecker, type CheckedEditor, reaches } from './block-checker.ts';
import { blockText, checkedBlocks } from './block-text.ts';
import type { BlockLints } from './lint-marks.ts';

/** Whether the check of the whole document is enabled, and the check itself. */
export interface WholeCheckChoice {
  getSnapshot(): boolean;
  subscribe(listener: () => void): () => void;
  /**
   * Returns the findings that require the whole text. Paragraphs are separated by line breaks; positions are offsets of the text.
   */
  check(text: string): Promise<readonly Lint[]>;
}

/** Delay from the last key press to the check of the whole document, in ms; its findings do not depend on the last word. */
export const wholeDelay = 500;

/** A block at the time of the check, and its index among the positions of its node. */
interface RequestedBlock extends Span {
  readonly node: Node;
  readonly nth: number;
}

/**
 * Keeps whole-document findings up to date, after a pause in typing. Blocks changed since the request keep their current marks
 * until the next answer.
 */
export function createWholeChecker(
  editor: CheckedEditor,
  service: Pick<CheckService, 'stageWhole' | 'onRetry'>,
  wanted: WholeCheckChoice,
): BlockChecker {
  const texts = new WeakMap<Node, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let requested = 0;
  let known: { readonly blocks: readonly RequestedBlock[]; readonly lints: readonly Lint[] } | null = null;

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
    const own = ++requested;
    const blocks = requestedBlocks(editor.doc(), textOf);
    const isWanted = wanted.getSnapshot();
    service.stageWhole(isWanted ? 'asked' : null);
    const whole = blocks.map(({ node }) => textOf(node)).join('\n');
    const lints = isWanted ? await wanted.check(whole).catch(() => null) : [];
    if (own !== requested) return;
    if (lints !== null) {
      known = { blocks, lints };
      placeKnown();
    }
    // A failed check is repeated at the next change or on request.
    if (isWanted) service.stageWhole(lints === null ? 'whole' : 'done');
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
      const own = lintsOf(block, known.lints, textOf(node));
      if (own.length === 0 && !marked.some((from) => start <= from && from <= start + size)) continue;
      const lints = own.filter((lint) => node !== typed?.block || !reaches(lint, typed.offset));
      found.push({ start, size, lints, layer: 'whole' });
    }
    if (found.length > 0) editor.place(found);
  }

  function checkSoon(delay: number): void {
    if (!wanted.getSnapshot()) return;
    // Discards an answer for an earlier text.
    requested++;
    service.stageWhole('waiting');
    checkAfter(delay);
  }

  const stopWanting = wanted.subscribe(() => checkAfter(0));
  const stopRetrying = service.onRetry(() => checkSoon(0));
  return {
    update: (before) => checkSoon(before ? wholeDelay : 0),
    release: placeKnown,
    refresh: placeKnown,
    close() {
      stopWanting();
      stopRetrying();
      service.stageWhole(null);
      requested++;
      clearTimeout(timer);
    },
  };
}

/** Returns the whole-document findings inside a block, in offsets of its text. */
function lintsOf(block: RequestedBlock, lints: readonly Lint[], text: string): readonly Lint[] {
  return lints
    .filter(({ span }) => block.start <= span.start && span.end <= block.end)
    .map((lint) => widenEmptySpan(inBlock(lint, block.start), text));
}

function inBlock(lint: Lint, start: number): Lint {
  return { ...lint, span: { start: lint.span.start - start, end: lint.span.end - start } };
}

/** All checked blocks in document order, with their offsets in the whole text. */
function requestedBlocks(doc: Node, textOf: (node: Node) => string): RequestedBlock[] {
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
