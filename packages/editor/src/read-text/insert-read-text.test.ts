import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import { bodySchema } from '../schema/index.ts';
import { createPlainView, docOf } from '../testing/plain-view.ts';
import { doubtfulIn, doubtfulMarks } from './doubtful-marks.ts';
import { insertReadText, type ReadBlock } from './insert-read-text.ts';
import { selectedPicture } from './selected-picture.ts';

const src = '/api/images/a';
const picture = () => bodySchema.node('image', { src });
const paragraph = (text: string) => bodySchema.node('paragraph', null, text ? [bodySchema.text(text)] : []);
const read: ReadBlock[] = [
  {
    kind: 'paragraph',
    pieces: [
      { text: '记得带上', isDoubtful: false },
      { text: '十个', isDoubtful: true },
    ],
  },
  {
    kind: 'table',
    rows: [[{ columns: 1, rows: 1, pieces: [{ text: '表', isDoubtful: true }] }]],
  },
];

function open(...children: Parameters<typeof bodySchema.node>[2][]) {
  const doc = bodySchema.node('doc', null, children.flat() as ReturnType<typeof paragraph>[]);
  return createPlainView([doubtfulMarks(() => 'check')], doc);
}

const marked = ({ state }: ReturnType<typeof open>) =>
  doubtfulIn(state).map(({ from, to }) => state.doc.textBetween(from, to));

describe('text from a picture', () => {
  it('is inserted below the picture, with doubtful parts marked', () => {
    const view = open(paragraph('前'), picture(), paragraph('后'));
    expect(insertReadText(view.asView, read, { picture: { at: 3, src }, isReplacing: false })).toBe(true);
    expect(view.state.doc.toString()).toBe(
      'doc(paragraph("前"), image, paragraph("记得带上十个"), table(tableRow(tableCell(paragraph("表")))), paragraph("后"))',
    );
    expect(marked(view)).toEqual(['十个', '表']);
  });

  it('replaces the picture, also when it has been moved meanwhile', () => {
    const view = open(paragraph('前'), paragraph('新'), picture());
    insertReadText(view.asView, read.slice(0, 1), { picture: { at: 3, src }, isReplacing: true });
    expect(view.state.doc.toString()).toBe(
      'doc(paragraph("前"), paragraph("新"), paragraph("记得带上十个"))',
    );
  });

  it('is inserted after the paragraph of the caret without a picture, or instead of an empty one', () => {
    const view = open(paragraph('前'), paragraph(''));
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 1)));
    const none = { picture: null, isReplacing: false };
    insertReadText(view.asView, read.slice(0, 1), none);
    expect(view.state.doc.child(1).textContent).toBe('记得带上十个');
    view.dispatch(view.state.tr.setSelection(TextSelection.atEnd(view.state.doc)));
    insertReadText(view.asView, read.slice(0, 1), none);
    expect(view.state.doc.childCount).toBe(3);
  });

  it('with a table is placed behind the table whose cell contains its picture', () => {
    const cell = bodySchema.node('tableCell', null, [paragraph('格'), picture()]);
    const view = open(bodySchema.node('table', null, [bodySchema.node('tableRow', null, [cell])]));
    insertReadText(view.asView, read, { picture: { at: 6, src }, isReplacing: false });
    expect(view.state.doc.firstChild?.textContent).toBe('格');
    expect(view.state.doc.childCount).toBe(3);
  });

  it('loses a mark when its text is changed, and keeps the others', () => {
    const view = open(paragraph(''));
    insertReadText(view.asView, read, { picture: null, isReplacing: false });
    view.dispatch(view.state.tr.insertText('x', 6));
    expect(marked(view)).toEqual(['表']);
  });

  it('that is empty changes nothing', () => {
    const view = open(paragraph('前'));
    const before = view.state.doc;
    expect(insertReadText(view.asView, [], { picture: null, isReplacing: false })).toBe(false);
    expect(view.state.doc).toBe(before);
  });
});

it('a selected picture is identified by its position and address', () => {
  const view = createPlainView([], bodySchema.node('doc', null, [paragraph('前'), picture()]));
  expect(selectedPicture(view.state)).toBeNull();
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, 3)));
  expect(selectedPicture(view.state)).toEqual({ at: 3, src });
  expect(selectedPicture(createPlainView([], docOf('前')).state)).toBeNull();
});
