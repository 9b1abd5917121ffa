import { hashText } from '@inkstone/kernel';
import type { Lint } from '@inkstone/proofread';
import type { Node } from '@tiptap/pm/model';
import { blockText, checkedBlocks } from './block-text.ts';
import { createCheckQueue } from './check-queue.ts';
import { visitNewBlocks } from './diff-docs.ts';
import type { BlockLints } from './lint-marks.ts';
import type { TextChecker } from './text-checker.ts';
import type { WordInProgress } from './word-in-progress.ts';

/** The editor as the checking sees it. */
export interface CheckedEditor {
  doc(): Node;
  /** The block in which an input method is composing; it is neither checked nor marked until that ends. */
  composingBlock(): Node | null;
  /** Findings that reach this place wait until the word is finished. */
  wordInProgress(): WordInProgress | null;
  place(blocks: readonly BlockLints[]): void;
  /** Where findings of the whole document begin. */
  wholeStarts(): readonly number[];
}

/** How far checking is. */
export interface CheckProgress {
  /** Paragraphs whose findings are awaited. */
  readonly waiting: number;
  readonly hasFailed: boolean;
}

/** Keeps the marks of a document up to date with its text. */
export interface BlockChecker {
  /** To be called after every change of the document; `before` is null for the first. */
  update(before: Node | null): void;
  /** To be called when an input method or a word has been finished. */
  release(): void;
  /** Places every known finding anew, for when what is ignored has changed. */
  refresh(): void;
  close(): void;
}

/** From the last key to the check of its paragraph, in ms: only what is typed in one go is checked together. */
export const checkDelay = 80;
/** Findings that arrive within this time, in ms, are placed together. */
const placeDelay = 20;

export function createBlockChecker(
  editor: CheckedEditor,
  checker: TextChecker,
  onProgress: (progress: CheckProgress) => void,
): BlockChecker {
  /** New or changed blocks: not yet checked, or not yet marked with what was found. */
  const dirty = new Set<Node>();
  /** Hashes of texts that are known better than what is marked. */
  const improved = new Set<string>();
  let checkTimer: ReturnType<typeof setTimeout> | undefined;
  let placeTimer: ReturnType<typeof setTimeout> | undefined;

  const queue = createCheckQueue(checker, {
    onKnown(hashes) {
      for (const hash of hashes) improved.add(hash);
      placeTimer ??= setTimeout(placeKnown, placeDelay);
    },
    onProgress: () => onProgress({ waiting: queue.waiting(), hasFailed: queue.hasFailed() }),
  });

  function checkAfter(delay: number): void {
    clearTimeout(checkTimer);
    checkTimer = setTimeout(() => {
      const unknown = placeKnown();
      if (unknown.length > 0) queue.ask(unknown);
    }, delay);
  }

  /** Marks what is known of dirty blocks and forgets blocks that are gone; returns the texts not known. */
  function placeKnown(): string[] {
    clearTimeout(placeTimer);
    placeTimer = undefined;
    const composing = editor.composingBlock();
    const typed = editor.wordInProgress();
    const found: BlockLints[] = [];
    const unknown: string[] = [];
    const gone = new Set(dirty);
    for (const [block, starts] of checkedBlocks(editor.doc())) {
      const isDirty = gone.delete(block);
      if (block === composing || !(isDirty || improved.size > 0)) continue;
      if (!isDirty && !improved.has(hashOf(block))) continue;
      const text = blockText(block);
      const lints = text === '' ? [] : queue.known(text);
      if (!lints) {
        unknown.push(text);
        continue;
      }
      const shown = block === typed?.block ? lints.filter((lint) => !reaches(lint, typed.offset)) : lints;
      if (shown.length === lints.length) dirty.delete(block);
      for (const start of starts) found.push({ start, size: block.content.size, lints: shown });
    }
    for (const block of gone) dirty.delete(block);
    improved.clear();
    if (found.length > 0) editor.place(found);
    return unknown;
  }

  function refresh(): void {
    visitNewBlocks(null, editor.doc(), (block) => dirty.add(block));
    checkAfter(0);
  }

  return {
    update(before) {
      const size = dirty.size;
      visitNewBlocks(before, editor.doc(), (block) => dirty.add(block));
      if (dirty.size > size) checkAfter(before ? checkDelay : 0);
    },
    release: () => checkAfter(0),
    refresh,
    close() {
      clearTimeout(checkTimer);
      clearTimeout(placeTimer);
      queue.close();
    },
  };
}

const hashes = new WeakMap<Node, string>();

/** The hash of a block's text, computed once: what is found later is looked for in the whole document. */
function hashOf(block: Node): string {
  const hash = hashes.get(block) ?? hashText(blockText(block));
  hashes.set(block, hash);
  return hash;
}

/** Whether a finding reaches a place in its block's text. */
export function reaches({ span }: Lint, offset: number): boolean {
  return span.start <= offset && offset <= span.end;
}
