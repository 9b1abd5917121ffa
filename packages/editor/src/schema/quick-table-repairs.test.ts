import { Node } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { tableEditing } from '@tiptap/pm/tables';
import { describe, expect, it, vi } from 'vitest';
import { bodySchema } from './index.ts';
import { quickTableRepairs } from './quick-table-repairs.ts';

const paragraph = (text: string) => bodySchema.node('paragraph', null, bodySchema.text(text));
const cell = (text: string) => bodySchema.node('tableCell', null, paragraph(text));
const row = (...texts: string[]) => bodySchema.node('tableRow', null, texts.map(cell));
const paragraphs = (count: number, text: string) => Array.from({ length: count }, () => paragraph(text));

function open(...blocks: Node[]) {
  const doc = bodySchema.node('doc', null, blocks);
  return EditorState.create({ doc, plugins: [quickTableRepairs(tableEditing())] });
}

/** Replaces all blocks in one transaction. */
function rewrite(state: EditorState, ...blocks: Node[]): EditorState {
  return state.apply(state.tr.replaceWith(0, state.doc.content.size, blocks));
}

describe('quickTableRepairs', () => {
  it.each([1, 400])('repairs a table in a change of %i paragraphs', (count) => {
    const state = open(...paragraphs(count, 'a'));
    const ragged = bodySchema.node('table', null, [row('1', '2'), row('3')]);
    const { doc } = rewrite(state, ...paragraphs(count, 'b'), ragged, paragraph('c'));
    expect(doc.child(count).child(1).childCount).toBe(2);
    expect(doc.child(count).textContent).toBe('123');
  });

  it('reads each block of a large change a few times only', () => {
    const state = open(...paragraphs(2000, 'a'));
    const reads = vi.spyOn(Node.prototype, 'child');
    rewrite(state, ...paragraphs(2000, 'b'));
    expect(reads.mock.calls.length).toBeLessThan(20_000);
    reads.mockRestore();
  });
});
