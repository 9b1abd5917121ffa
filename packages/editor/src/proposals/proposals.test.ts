import { history, redo, undo } from '@tiptap/pm/history';
import type { Mark, Node } from '@tiptap/pm/model';
import { describe, expect, it } from 'vitest';
import { ySyncPlugin, yUndoPlugin, yXmlFragmentToProseMirrorRootNode } from 'y-prosemirror';
import * as Y from 'yjs';
import { bodySchema, containsGenerated } from '../schema/index.ts';
import { createPlainView, docOf, type PlainView } from '../testing/plain-view.ts';
import { acceptProposals, changeProposals, proposalsIn, readRange, sentencesIn } from './index.ts';
import { proposalsPlugin } from './proposals-plugin.ts';

const text = (words: string, ...marks: Mark[]) => bodySchema.text(words, marks);
const paragraph = (...content: Node[]) => bodySchema.node('paragraph', null, content);
const doc = (...blocks: Node[]) => bodySchema.node('doc', null, blocks);
const bold = bodySchema.mark('bold');
const link = bodySchema.mark('link', { href: 'https://example.org/' });
const footnote = bodySchema.node('footnote', { text: 'n' });
const shown = ({ state }: PlainView) => state.doc.toString();

/** Opens a view with a proposal for each sentence; the id is its index. */
function open(content: Node, ...alternatives: string[]): PlainView {
  const view = createPlainView([history(), proposalsPlugin()], content);
  propose(view, alternatives);
  return view;
}

function propose(view: PlainView, alternatives: readonly string[]) {
  const { doc } = view.state;
  const add = sentencesIn(doc, 0, doc.content.size).map(({ from, to, text }, i) => ({
    id: `${i}`,
    tool: 'rewrite',
    from,
    to,
    original: text,
    alternatives: [alternatives[i] ?? ''],
    state: 'ready' as const,
  }));
  changeProposals(view.asView, { add });
}

function accept(view: PlainView, way: Parameters<typeof acceptProposals>[2] = 'text', ...ids: string[]) {
  const picks = proposalsIn(view.state)
    .filter(({ id }) => ids.length === 0 || ids.includes(id))
    .map(({ id, alternatives }) => ({ id, text: alternatives[0] ?? '', isGenerated: false }));
  return acceptProposals(view.asView, picks, way);
}
const standings = ({ state }: PlainView) => proposalsIn(state).map(({ standing }) => standing);

describe('an accepted proposal', () => {
  it('keeps the marks of equal words, and gives changed words the marks common to all replaced words', () => {
    const view = open(
      doc(paragraph(text('We '), text('use the ', bold), text('big model', bold, link), text(' here.'))),
      'We employ the large model here.',
    );
    accept(view);
    expect(shown(view)).toBe(
      'doc(paragraph("We ", bold("employ the "), link(bold("large model")), " here."))',
    );
  });

  it('gives a word that replaces differently marked parts only the marks they share', () => {
    const view = open(
      doc(paragraph(text('旧的'), text('房', bold), text('屋', bold, link), text('很大。'))),
      '旧的建筑很大。',
    );
    accept(view);
    expect(shown(view)).toBe('doc(paragraph("旧的", bold("建筑"), "很大。"))');
  });

  it('marks new words of a model, and only these, and takes the mark back with an undo', () => {
    const view = open(doc(paragraph(text('We use a big model.'))), 'We use a large model.');
    const pick = { id: '0', text: 'We use a large model.', isGenerated: true };
    acceptProposals(view.asView, [pick], 'text');
    expect(shown(view)).toBe('doc(paragraph("We use a ", generated("large"), " model."))');
    expect(containsGenerated(view.state.doc)).toBe(true);
    undo(view.state, (tr) => view.asView.dispatch(tr));
    expect(containsGenerated(view.state.doc)).toBe(false);
  });

  it('keeps footnotes in their places, and is refused without them', () => {
    const view = open(
      doc(paragraph(text('方法有效'), footnote, text('，结果好。'), text('第二句'), footnote, text('。'))),
      '方法十分有效\ufffc，结果较好。',
      '没有脚注的第二句。',
    );
    expect(accept(view)).toEqual(['0']);
    expect(shown(view)).toBe(
      'doc(paragraph("方法十分有效", footnote, "，结果较好。第二句", footnote, "。"))',
    );
  });

  it('is one undo step, also for several, and undo reopens them', () => {
    const view = open(docOf('一句话。二句话。', '三句话。'), '一个句子。', '两个句子。', '三个句子。');
    expect(accept(view)).toHaveLength(3);
    expect(view.state.doc.textContent).toBe('一个句子。两个句子。三个句子。');
    undo(view.state, view.dispatch.bind(view));
    expect(view.state.doc.textContent).toBe('一句话。二句话。三句话。');
    expect(standings(view)).toEqual(['original', 'original', 'original']);
  });

  it('is accepted again by redo, also if the end of one and the beginning of the next are replaced together', () => {
    const view = open(docOf('方法很好。结果稳定。'), '方法出色！', '其结果稳定。');
    accept(view);
    undo(view.state, view.dispatch.bind(view));
    redo(view.state, view.dispatch.bind(view));
    expect(view.state.doc.textContent).toBe('方法出色！其结果稳定。');
    expect(standings(view)).toEqual(['accepted', 'accepted']);
  });

  it('can be written as a tracked change of its author', () => {
    const view = open(docOf('模型来提高性能。'), '模型提升性能。');
    accept(view, { author: '李 (AI)', at: 5 });
    expect(shown(view)).toBe('doc(paragraph("模型", deleted("来提高"), inserted("提升"), "性能。"))');
    expect(standings(view)).toEqual(['accepted']);
  });

  it('leaves tracked deletions where they are', () => {
    const removed = bodySchema.mark('deleted', { author: '王', at: null });
    const view = open(doc(paragraph(text('甲乙'), text('旧', removed), text('丙丁。'))), '甲乙新丁。');
    accept(view);
    expect(shown(view)).toContain('deleted("旧")');
    expect(standings(view)).toEqual(['accepted']);
  });
});

describe('a proposal', () => {
  it('is refused when its sentence has changed, and reopened when the change is undone', () => {
    const view = open(docOf('第一句。第二句。'), '首句。', '次句。');
    view.dispatch(view.state.tr.insertText('的', 3));
    expect(standings(view)).toEqual(['changed', 'original']);
    expect(accept(view)).toEqual(['1']);
    expect(view.state.doc.textContent).toBe('第一的句。次句。');
    undo(view.state, view.dispatch.bind(view));
    undo(view.state, view.dispatch.bind(view));
    expect(standings(view)).toEqual(['original', 'original']);
  });

  it('is not applied to an equal sentence elsewhere', () => {
    const view = open(docOf('同样的句。同样的句。'), '一。');
    changeProposals(view.asView, { remove: new Set(['1']) });
    view.dispatch(view.state.tr.insertText('很', 2));
    expect(standings(view)).toEqual(['changed']);
  });

  it('cannot be accepted while it is rejected', () => {
    const view = open(docOf('第一句。'), '首句。');
    changeProposals(view.asView, { reject: new Set(['0']) });
    expect(accept(view)).toEqual([]);
    changeProposals(view.asView, { restore: new Set(['0']) });
    expect(accept(view)).toEqual(['0']);
  });

  it('is not in the shared document, which exports and other devices read, until it is accepted', () => {
    const shared = new Y.Doc();
    const view = createPlainView([
      ySyncPlugin(shared.getXmlFragment('body')),
      yUndoPlugin(),
      proposalsPlugin(),
    ]);
    view.dispatch(view.state.tr.replaceWith(0, view.state.doc.content.size, docOf('第一句。').content));
    const before = Y.encodeStateAsUpdate(shared);
    propose(view, ['首句。']);
    changeProposals(view.asView, { update: [{ id: '0', alternatives: ['首句。', '头句。'] }], active: '0' });
    expect(Y.encodeStateAsUpdate(shared)).toEqual(before);
    const stored = () =>
      yXmlFragmentToProseMirrorRootNode(shared.getXmlFragment('body'), bodySchema).textContent;
    expect(stored()).toBe('第一句。');
    accept(view);
    expect(stored()).toBe('首句。');
  });

  it('moves with edits of another device, and becomes stale when that device changes its sentence', () => {
    const [one, two] = [new Y.Doc(), new Y.Doc()];
    one.on('update', (update, origin) => origin !== 'wire' && Y.applyUpdate(two, update, 'wire'));
    two.on('update', (update, origin) => origin !== 'wire' && Y.applyUpdate(one, update, 'wire'));
    const [mine, theirs] = [one, two].map((each) =>
      createPlainView([ySyncPlugin(each.getXmlFragment('body')), yUndoPlugin(), proposalsPlugin()]),
    ) as [PlainView, PlainView];
    mine.dispatch(
      mine.state.tr.replaceWith(0, mine.state.doc.content.size, docOf('前言。正文一。正文二。').content),
    );
    propose(mine, ['', '正文甲。', '正文乙。']);
    theirs.dispatch(theirs.state.tr.insertText('很长的', 1).insertText('改', 9));
    expect(mine.state.doc.textContent).toBe('很长的前言。正文改一。正文二。');
    expect(standings(mine)).toEqual(['original', 'changed', 'original']);
    expect(accept(mine, 'text', '1', '2')).toEqual(['2']);
    expect(theirs.state.doc.textContent).toBe('很长的前言。正文改一。正文乙。');
  });
});

it('reads a range of several blocks as text, and finds the positions of its spans', () => {
  const content = doc(
    paragraph(text('第一段。第二'), footnote, text('句。')),
    paragraph(),
    paragraph(text('末段。')),
  );
  const range = readRange(content, 0, content.content.size);
  expect(range.text).toBe('第一段。第二\ufffc句。\n\n末段。');
  const place = (from: number, to: number) => range.place(from, to);
  expect(place(4, 10)).toEqual({ from: 5, to: 10, text: '第二\ufffc句。' });
  expect(place(11, 14)).toEqual({ from: 14, to: 17, text: '末段。' });
  expect(place(2, 13)).toBeNull();
  expect(readRange(content, 3, 7, true).text).toBe('段。第二');
});

it('reads a selection across table cells and footnotes block by block, and writes only whole sentences of one block', () => {
  const cell = (...content: Node[]) => bodySchema.node('tableCell', null, paragraph(...content));
  const row = bodySchema.node('tableRow', null, [
    cell(text('甲格有字。')),
    cell(text('乙'), footnote, text('格有字。')),
  ]);
  const content = doc(
    paragraph(text('前文如此。')),
    bodySchema.node('table', null, row),
    paragraph(text('后文如此。')),
  );
  const view = open(content, '前文依旧。', '甲格有文字。', '乙\ufffc格有文字。', '后文依旧。');
  const range = readRange(view.state.doc, 3, view.state.doc.content.size - 3, true);
  expect(range.text).toBe('如此。\n甲格有字。\n乙\ufffc格有字。\n后文如');
  expect(range.place(4, 10)?.text).toBe('甲格有字。');
  // A span that begins in one cell and ends in the next.
  expect(range.place(6, 14)).toBeNull();
  const picks = proposalsIn(view.state).map(({ id, alternatives }) => ({
    ...{ id, text: alternatives[0] ?? '', isGenerated: false },
  }));
  expect(acceptProposals(view.asView, picks, 'text')).toHaveLength(4);
  expect(view.state.doc.toString()).toBe(
    'doc(paragraph("前文依旧。"), table(tableRow(tableCell(paragraph("甲格有文字。")), tableCell(paragraph("乙", footnote, "格有文字。")))), paragraph("后文依旧。"))',
  );
});

it('includes the sentences that a selection contains, not the one that begins at its end', () => {
  const content = doc(paragraph(text('第一句。第二句。第三句。')));
  const found = (from: number, to: number) => sentencesIn(content, from, to).map((each) => each.text);
  expect(found(1, 5)).toEqual(['第一句。']);
  expect(found(5, 9)).toEqual(['第二句。']);
  expect(found(4, 6)).toEqual(['第一句。', '第二句。']);
  expect(found(5, 5)).toEqual(['第一句。', '第二句。']);
  expect(found(0, content.content.size)).toHaveLength(3);
});
