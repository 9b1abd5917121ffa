import { hashText } from '@inkstone/kernel';
import { type Lint, widenEmptySpan } from '@inkstone/proofread';
import type { Node } from '@tiptap/pm/model';
import {
  type CheckedText,
  type CheckService,
  type CheckStatus,
  isSettled,
  type ReadDocument,
} from '../checking/index.ts';
import { blockText, checkedBlocks } from './block-text.ts';
import { visitNewBlocks } from './diff-docs.ts';
import type { BlockLints } from './lint-marks.ts';
import type { WordInProgress } from './word-in-progress.ts';

/** The part of the editor that checking needs. */
export interface CheckedEditor {
  doc(): Node;
  /** Returns the block with a running composition, which is neither checked nor marked until the composition ends. */
  composingBlock(): Node | null;
  /** Returns the word that is being typed; findings that include its position are withheld until it is finished. */
  wordInProgress(): WordInProgress | null;
  place(blocks: readonly BlockLints[]): void;
  /** Returns the start positions of whole-document findings. */
  wholeStarts(): readonly number[];
}

/** Keeps the marks of a document in sync with its text. */
export interface BlockChecker {
  /** Must be called after every change of the document; `before` is null for the first call. */
  update(before: Node | null): void;
  /** Must be called when a composition or a word is finished. */
  release(): void;
  /** Marks all known findings again, after the ignored findings have changed. */
  refresh(): void;
  close(): void;
}

/** Delay from the last key press to the check of its paragraph, in ms, so that continuous typing is checked in one request. */
export const checkDelay = 80;
/** Findings that arrive within this time, in ms, are marked together. */
const placeDelay = 20;

/** Passes the text of an editor to a service and marks its findings. */
export function createBlockChecker(
  editor: CheckedEditor,
  service: CheckService,
  onStatus: (status: CheckStatus) => void,
): BlockChecker {
  /** New or changed blocks whose findings are not marked yet. */
  const dirty = new Set<Node>();
  /** Blocks in order of appearance or change; they are checked first. */
  let fresh: readonly Node[] = [];
  /** Hashes of texts with new findings that are not marked yet. */
  const improved = new Set<string>();
  let readTimer: ReturnType<typeof setTimeout> | undefined;
  let placeTimer: ReturnType<typeof setTimeout> | undefined;

  const stops = [
    service.onFindings((hashes) => {
      for (const hash of hashes) improved.add(hash);
      placeTimer ??= setTimeout(placeKnown, placeDelay);
    }),
    service.status.subscribe(() => {
      const status = service.status.getSnapshot();
      // A check is not reported as done before its findings are marked.
      if (isSettled(status) && placeTimer !== undefined) placeKnown();
      onStatus(status);
    }),
  ];

  function readAfter(delay: number): void {
    clearTimeout(readTimer);
    readTimer = setTimeout(() => {
      placeKnown();
      service.read(readEditor(editor, fresh));
      fresh = [];
    }, delay);
  }

  /** Marks the findings of dirty blocks and removes deleted blocks. */
  function placeKnown(): void {
    clearTimeout(placeTimer);
    placeTimer = undefined;
    const [composing, typed] = [editor.composingBlock(), editor.wordInProgress()];
    const found: BlockLints[] = [];
    const removed = new Set(dirty);
    for (const [block, starts] of checkedBlocks(editor.doc())) {
      const isDirty = removed.delete(block);
      if (block === composing || !(isDirty || improved.has(textOf(block).hash))) continue;
      const lints = knownLints(service, textOf(block));
      if (!lints) continue;
      const shown = finished(lints, block, typed);
      if (shown.length === lints.length) dirty.delete(block);
      for (const start of starts) found.push({ start, size: block.content.size, lints: shown });
    }
    for (const block of removed) dirty.delete(block);
    improved.clear();
    if (found.length > 0) editor.place(found);
  }

  function visit(before: Node | null): void {
    const found = newBlocks(before, editor.doc());
    for (const block of found) dirty.add(block);
    fresh = [...found, ...fresh];
  }

  return {
    update(before) {
      service.textChanged();
      visit(before);
      readAfter(before ? checkDelay : 0);
    },
    release: () => readAfter(0),
    refresh() {
      visit(null);
      readAfter(0);
    },
    close() {
      for (const timer of [readTimer, placeTimer]) clearTimeout(timer);
      for (const stop of stops) stop();
    },
  };
}

function knownLints(service: CheckService, { text, hash }: CheckedText): readonly Lint[] | undefined {
  return text === '' ? [] : service.findings(hash)?.map((lint) => widenEmptySpan(lint, text));
}

/** Returns the findings without those of a word that is still being typed. */
function finished(lints: readonly Lint[], block: Node, typed: WordInProgress | null): readonly Lint[] {
  return block === typed?.block ? lints.filter((lint) => !reaches(lint, typed.offset)) : lints;
}

function newBlocks(before: Node | null, after: Node): readonly Node[] {
  const found: Node[] = [];
  visitNewBlocks(before, after, (block) => found.push(block));
  return found;
}

/** Returns all texts, except that of a block with a running composition; those of `fresh` blocks first. */
function readEditor(editor: CheckedEditor, fresh: readonly Node[]): ReadDocument {
  const blocks = checkedBlocks(editor.doc());
  const composing = editor.composingBlock();
  const first = new Set(fresh.filter((block) => blocks.has(block)));
  const all = [...first, ...[...blocks.keys()].filter((block) => !first.has(block))];
  const texts = all.filter((block) => block !== composing).map(textOf);
  return {
    texts: texts.filter(({ text }) => text !== ''),
    isHeld: composing !== null || editor.wordInProgress() !== null,
  };
}

const texts = new WeakMap<Node, CheckedText>();

/** Returns the text and hash of a block; cached, because later findings are matched in the whole document. */
function textOf(block: Node): CheckedText {
  const known = texts.get(block);
  if (known) return known;
  const text = blockText(block);
  const made = { text, hash: hashText(text) };
  texts.set(block, made);
  return made;
}

/** Whether a finding includes an offset of its block's text. */
export function reaches({ span }: Lint, offset: number): boolean {
  return span.start <= offset && offset <= span.end;
}
