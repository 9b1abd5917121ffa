import { EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state';
import { expect, it } from 'vitest';
import { bodySchema } from '../schema/index.ts';
import { roomBelow } from './type-below.ts';

const paragraph = (text: string) => bodySchema.node('paragraph', null, bodySchema.text(text));
const image = bodySchema.node('image', { src: 'a' });

function stateOf(at: number, ...blocks: (typeof image)[]) {
  const doc = bodySchema.node('doc', null, blocks);
  return EditorState.create({ doc, selection: NodeSelection.create(doc, at) });
}

it('adds a paragraph below a selected picture, which stays', () => {
  const tr = roomBelow(stateOf(4, paragraph('前文'), image));
  expect(tr?.insertText('新').doc.toString()).toBe('doc(paragraph("前文"), image, paragraph("新"))');
  const between = roomBelow(stateOf(0, image, paragraph('后文')));
  expect(between?.insertText('新').doc.toString()).toBe('doc(image, paragraph("新"), paragraph("后文"))');
});

it('changes nothing for selected text', () => {
  const state = stateOf(0, image, paragraph('后文'));
  const text = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 2, 4)));
  expect(roomBelow(text)).toBeNull();
});
