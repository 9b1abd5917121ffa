import type { Mark, Node } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import { describe, expect, it, vi } from 'vitest';
import { EditorLintReview, lintsPlugins } from '../lints/index.ts';
import { lintPlaces } from '../lints/lint-marks.ts';
import { bodySchema } from '../schema/index.ts';
import { createAlwaysIgnored } from '../testing/always-ignored.ts';
import { createPassingIgnored } from '../testing/passing-ignored.ts';
import { createPlainView, docOf, type PlainView } from '../testing/plain-view.ts';
import { createWordChecker } from '../testing/word-checker.ts';
import { findChanges, settleChanges, stepToChange, TrackedChanges, type Verdict } from './index.ts';

const by = (author: string) => ({ author, at: null });
const inserted = bodySchema.mark('inserted', by('李'));
const deleted = bodySchema.mark('deleted', by('李'));

const paragraph = (...content: Node[]) => bodySchema.node('paragraph', null, content);
const text = (words: string, ...marks: Mark[]) => bodySchema.text(words, marks);
const doc = (...blocks: Node[]) => bodySchema.node('doc', null, blocks);
const content = ({ state }: PlainView) => state.doc.toString();

/** A document with 春(夏)[秋]冬, where () is inserted and [] is deleted, then an inserted paragraph and a deleted one. */
function open(): PlainView {
  return createPlainView(
    [],
    doc(
      paragraph(text('春'), text('夏', inserted), text('秋', deleted), text('冬')),
      paragraph(text('新', inserted), text('段', inserted, bodySchema.mark('bold'))),
      paragraph(text('旧段', deleted)),
    ),
  );
}

describe('tracked changes', () => {
  it('are found in the order of the text, across different formats', () => {
    const found = findChanges(open().state.doc).map(({ kind, from, to }) => `${kind} ${from}-${to}`);
    expect(found).toEqual(['inserted 2-3', 'deleted 3-4', 'inserted 7-9', 'deleted 11-13']);
  });

  it.each<[Verdict, string]>([
    ['accept', 'doc(paragraph("春夏冬"), paragraph("新", bold("段")))'],
    ['reject', 'doc(paragraph("春秋冬"), paragraph("旧段"))'],
  ])('%s all at once, blocks without other words included', (verdict, result) => {
    const view = open();
    settleChanges(view.asView, findChanges(view.state.doc), verdict);
    expect(content(view)).toBe(result);
    expect(findChanges(view.state.doc)).toEqual([]);
  });

  it('are settled one by one; text inserted and deleted again is removed either way', () => {
    const both = [inserted, deleted];
    for (const verdict of ['accept', 'reject'] as const) {
      const view = createPlainView([], doc(paragraph(text('a'), text('b', ...both), text('c'))));
      settleChanges(view.asView, findChanges(view.state.doc), verdict);
      expect(content(view)).toBe('doc(paragraph("ac"))');
    }
    const view = open();
    settleChanges(view.asView, findChanges(view.state.doc).slice(1, 2), 'reject');
    expect(findChanges(view.state.doc)).toHaveLength(3);
    expect(view.state.doc.firstChild?.textContent).toBe('春夏秋冬');
  });

  it('keep a block that its place requires', () => {
    const item = bodySchema.node('listItem', null, [paragraph(text('x', deleted))]);
    const view = createPlainView([], doc(bodySchema.node('bulletList', null, [item])));
    settleChanges(view.asView, findChanges(view.state.doc), 'accept');
    expect(content(view)).toBe('doc(bulletList(listItem(paragraph)))');
  });

  it('are visited from the caret, cyclically', () => {
    const view = open();
    const selected = () => `${view.state.selection.from}-${view.state.selection.to}`;
    const walk = [1, 1, 1, 1, 1, -1].map((direction) => {
      stepToChange(view.asView, direction === 1 ? 1 : -1);
      return selected();
    });
    expect(walk).toEqual(['2-3', '3-4', '7-9', '11-13', '2-3', '11-13']);
  });
});

it('text typed between deleted words is not deleted', () => {
  const plugins = TrackedChanges.config.addProseMirrorPlugins?.call({} as never) ?? [];
  const view = createPlainView(plugins, doc(paragraph(text('春眠不', deleted))));
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 2)));
  expect(view.state.storedMarks).toEqual([]);
});

it('proofreading ignores deleted words, and corrects text around them', async () => {
  vi.useFakeTimers();
  const review = new EditorLintReview();
  const ignored = createPassingIgnored(createAlwaysIgnored());
  const checker = createWordChecker({ teh: 'the' });
  const footnote = bodySchema.node('footnote', { text: 'n' });
  const view = createPlainView(
    lintsPlugins({ service: checker.service, ignored, review }),
    doc(paragraph(text('a '), text('x', deleted), text('te'), text('zz', deleted), text('h b'), footnote)),
  );
  await vi.advanceTimersByTimeAsync(1000);
  expect(lintPlaces(view.state).map(({ from, to }) => [from, to])).toEqual([[4, 9]]);
  review.accept(review.current().lints[0]?.serial ?? 0);
  expect(content(view)).toBe('doc(paragraph("a ", deleted("x"), "the b", footnote))');
  vi.useRealTimers();
});

it('recognises a document without changes', () => {
  expect(findChanges(docOf('一', '二'))).toEqual([]);
});
