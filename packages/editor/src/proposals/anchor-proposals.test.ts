import { describe, expect, it } from 'vitest';
import { ySyncPlugin, yUndoPlugin } from 'y-prosemirror';
import * as Y from 'yjs';
import { bodySchema } from '../schema/index.ts';
import { createPlainView, type PlainView } from '../testing/plain-view.ts';
import {
  acceptProposals,
  anchorProposals,
  changeProposals,
  placeAnchored,
  proposalsIn,
  sentencesIn,
} from './index.ts';
import { proposalsPlugin } from './proposals-plugin.ts';

function open(shared: Y.Doc): PlainView {
  return createPlainView([ySyncPlugin(shared.getXmlFragment('body')), yUndoPlugin(), proposalsPlugin()]);
}

function write(view: PlainView, ...blocks: string[]) {
  const nodes = blocks.map((words) => bodySchema.node('paragraph', null, bodySchema.text(words)));
  view.dispatch(view.state.tr.replaceWith(0, view.state.doc.content.size, nodes));
}

const alternativeOf = (text: string) => `新${text}`;

function propose(view: PlainView) {
  const add = sentencesIn(view.state.doc, 0, view.state.doc.content.size).map(({ from, to, text }, i) => ({
    ...{ id: `${i}`, tool: 'basic', original: text, alternatives: [alternativeOf(text)], from, to },
    state: 'ready' as const,
  }));
  changeProposals(view.asView, { add });
}

/** Returns the state that a page stores of its proposals. */
function keep({ state }: PlainView) {
  const placed = new Map(proposalsIn(state).map((each) => [each.id, each]));
  return anchorProposals(state, new Set(placed.keys())).map((anchor) => {
    const { tool, original, alternatives, state: progress } = placed.get(anchor.id) ?? { original: '' };
    return structuredClone({
      ...anchor,
      ...{
        tool: tool ?? '',
        original,
        alternatives: alternatives ?? [],
        state: progress ?? ('ready' as const),
      },
    });
  });
}

/** Opens another page with the same document and the stored proposals. */
function reopen(shared: Y.Doc, kept: ReturnType<typeof keep>): PlainView {
  const other = new Y.Doc();
  Y.applyUpdate(other, Y.encodeStateAsUpdate(shared));
  const view = open(other);
  changeProposals(view.asView, { add: placeAnchored(view.state, kept) });
  return view;
}

const standings = ({ state }: PlainView) => proposalsIn(state).map(({ standing }) => standing);
const accept = (view: PlainView, id: string) => {
  const { original } = proposalsIn(view.state).find((each) => each.id === id) ?? { original: '' };
  return acceptProposals(view.asView, [{ id, text: alternativeOf(original), isGenerated: false }], 'text');
};

describe('proposals of an earlier page', () => {
  it('are placed at their sentences, also at the second of two equal ones, with their decisions', () => {
    const shared = new Y.Doc();
    const view = open(shared);
    write(view, '甲句。同句。', '同句。丁句。');
    propose(view);
    accept(view, '0');
    changeProposals(view.asView, { reject: new Set(['3']) });
    const again = reopen(shared, keep(view));
    expect(standings(again)).toEqual(['accepted', 'original', 'original', 'original']);
    expect(proposalsIn(again.state).map(({ isRejected }) => isRejected)).toEqual([false, false, false, true]);
    expect(accept(again, '2')).toEqual(['2']);
    expect(again.state.doc.textContent).toBe('新甲句。同句。新同句。丁句。');
  });

  it('are found after edits of other devices, and marked as changed if their sentence is missing', () => {
    const shared = new Y.Doc();
    const view = open(shared);
    write(view, '甲句。乙句。', '丙句。');
    propose(view);
    const kept = keep(view);
    view.dispatch(view.state.tr.insertText('前文。', 1));
    const third = view.state.doc.content.size - 4;
    view.dispatch(view.state.tr.insertText('另', third, third + 1));
    const again = reopen(shared, kept);
    expect(standings(again)).toEqual(['original', 'original', 'changed']);
    expect(accept(again, '2')).toEqual([]);
    expect(accept(again, '1')).toEqual(['1']);
    expect(again.state.doc.firstChild?.textContent).toBe('前文。甲句。新乙句。');
  });

  it('are accepted if they were accepted after they had been stored', () => {
    const shared = new Y.Doc();
    const view = open(shared);
    write(view, '甲句。乙句。');
    propose(view);
    const kept = keep(view);
    accept(view, '0');
    const again = reopen(shared, kept);
    expect(standings(again)).toEqual(['accepted', 'original']);
  });

  it('are not anchored in a document that is not shared', () => {
    const view = createPlainView([proposalsPlugin()]);
    expect(anchorProposals(view.state, new Set())).toEqual([]);
  });
});
