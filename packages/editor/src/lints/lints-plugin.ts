import type { Lint } from '@inkstone/proofread';
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { CheckService } from '../checking/index.ts';
import { activeLintPlugin } from './active-lint.ts';
import { type BlockChecker, createBlockChecker } from './block-checker.ts';
import { checkedOffset, contentSpan, isChecked } from './block-text.ts';
import type { IgnoredLints } from './ignored-lints.ts';
import {
  applyToMarks,
  type BlockLints,
  type LintMarks,
  layerStarts,
  lintMarksKey,
  noLintMarks,
} from './lint-marks.ts';
import type { EditorLintReview } from './lint-review.ts';
import { quickSet } from './quick-set.ts';
import { createWholeChecker, type WholeCheckChoice } from './whole-checker.ts';
import { type TypingWatch, watchTyping } from './word-in-progress.ts';

/** Dependencies of proofreading in an editor. */
export interface LintsOptions {
  /** A service for this editor only. */
  readonly service: CheckService;
  readonly ignored: IgnoredLints;
  /** Review interface for panels and keys. */
  readonly review: EditorLintReview;
  /** Enables the check of the whole document; disabled if absent. */
  readonly whole?: WholeCheckChoice;
}

/** Time after the end of a composition in which browsers deliver its last change, in ms. */
const afterComposition = 40;

/** The plugins that check an editor's text, underline findings and track the finding at the caret. */
export function lintsPlugins(options: LintsOptions): Plugin[] {
  let checker: BlockChecker | undefined;
  const marks = new Plugin<LintMarks>({
    key: lintMarksKey,
    state: { init: () => noLintMarks, apply: (tr, state, before) => applyToMarks(tr, state, before) },
    props: {
      decorations: (state) => quickSet(lintMarksKey.getState(state)?.set ?? noLintMarks.set),
      handleDOMEvents: {
        compositionend: () => {
          setTimeout(() => checker?.release(), afterComposition);
          return false;
        },
      },
    },
    view(view) {
      const typing = watchTyping(view, () => checker?.release());
      const opened = openChecker(view, typing, options);
      checker = opened;
      const stop = options.ignored.subscribe(() => opened.refresh());
      options.review.attach(view, options.ignored, (texts) => options.service.checkOnce(texts));
      opened.update(null);
      return {
        update(_view, before) {
          const isTextChanged = before.doc !== view.state.doc;
          typing.update(isTextChanged);
          if (isTextChanged) opened.update(before.doc);
          options.review.refresh();
        },
        destroy() {
          stop();
          typing.close();
          opened.close();
          options.review.attach(null, null);
        },
      };
    },
  });
  return [marks, activeLintPlugin()];
}

function openChecker(
  view: EditorView,
  typing: TypingWatch,
  { service, ignored, review, whole }: LintsOptions,
): BlockChecker {
  const editor = {
    doc: () => view.state.doc,
    composingBlock: () => (view.composing ? blockAtCaret(view.state) : null),
    wordInProgress() {
      const typed = typing.current();
      return typed && { ...typed, offset: checkedOffset(typed.block, typed.offset) };
    },
    wholeStarts: () => layerStarts(view.state, 'whole'),
    place(blocks: readonly BlockLints[]) {
      if (view.isDestroyed) return;
      const isIgnored = ignored.test(view.state);
      const place = blocks.map((block) => {
        const node = view.state.doc.resolve(block.start).parent;
        const lints = block.lints.map((lint: Lint) => ({ ...lint, span: contentSpan(node, lint.span) }));
        return { ...block, lints: lints.filter((lint) => !isIgnored(lint, block.start + lint.span.start)) };
      });
      view.dispatch(view.state.tr.setMeta(lintMarksKey, { place }));
    },
  };
  const blocks = createBlockChecker(editor, service, (status) => review.refresh(status));
  return whole === undefined ? blocks : both(blocks, createWholeChecker(editor, service, whole));
}

function both(blocks: BlockChecker, whole: BlockChecker): BlockChecker {
  const all = [blocks, whole];
  return {
    update: (before) => all.forEach((one) => void one.update(before)),
    release: () => all.forEach((one) => void one.release()),
    refresh: () => all.forEach((one) => void one.refresh()),
    close: () => all.forEach((one) => void one.close()),
  };
}

function blockAtCaret(state: EditorState): Node | null {
  const { parent } = state.selection.$head;
  return isChecked(parent) ? parent : null;
}

/** Proofreading as an editor extension. */
export function lints(options: LintsOptions): Extension {
  return Extension.create({ name: 'lints', addProseMirrorPlugins: () => lintsPlugins(options) });
}
