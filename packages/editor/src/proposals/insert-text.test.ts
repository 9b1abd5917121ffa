import { history, undo } from '@tiptap/pm/history';
import { TextSelection, type Transaction } from '@tiptap/pm/state';
import { expect, it } from 'vitest';
import { ySyncPluginKey } from 'y-prosemirror';
import { bodySchema } from '../schema/index.ts';
import { createPlainView } from '../testing/plain-view.ts';
import { followPlace, insertBelow, insertionPlace, insertSections, insertText } from './index.ts';

const paragraph = (words: string) => bodySchema.node('paragraph', null, bodySchema.text(words));

function open(...lines: string[]) {
  const view = createPlainView([history()], bodySchema.node('doc', null, lines.map(paragraph)));
  const end = (lines[0] ?? '').length + 1;
  view.asView.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, end)));
  return view;
}

it('inserts lines as paragraphs after the block, marked as generated, in one undo step', () => {
  const view = open('春天来了。', '后文。');
  const before = view.state.doc.toString();
  expect(insertText(view.asView, insertionPlace(view.asView), '燕子回来。\n\n花开了。')).toBe('at');
  expect(view.state.doc.toString()).toBe(
    'doc(paragraph("春天来了。", generated("燕子回来。")), paragraph(generated("花开了。")), paragraph("后文。"))',
  );
  undo(view.state, (tr) => view.asView.dispatch(tr));
  expect(view.state.doc.toString()).toBe(before);
});

it('inserts at its place after edits elsewhere, by this user and by another device', () => {
  const view = open('春天来了。', '后文。');
  let place = insertionPlace(view.asView);
  const apply = (tr: Transaction) => {
    place = followPlace(place, tr);
    view.asView.dispatch(tr);
  };
  apply(view.state.tr.insert(0, paragraph('前文。')));
  // y-prosemirror replaces the whole document, and keeps the nodes of unchanged blocks.
  const { doc } = view.state;
  const blocks = [paragraph('他人所写。'), doc.child(1), paragraph('后文改了。')];
  apply(view.state.tr.replaceWith(0, doc.content.size, blocks).setMeta(ySyncPluginKey, {}));
  expect(insertText(view.asView, place, '燕子回来。')).toBe('at');
  expect(view.state.doc.toString()).toBe(
    'doc(paragraph("他人所写。"), paragraph("春天来了。", generated("燕子回来。")), paragraph("后文改了。"))',
  );
});

it.each([
  ['It rains.', 'We stay.', 'It rains. We stay.'],
  ['It rains. ', 'We stay.', 'It rains. We stay.'],
  ['It rains', ', and we stay.', 'It rains, and we stay.'],
  ['She said: “', 'Stay.”', 'She said: “Stay.”'],
  ['She said: "', 'Stay."', 'She said: "Stay."'],
  ['She said "stay."', 'We stay.', 'She said "stay." We stay.'],
  ['下雨了。', 'OK', '下雨了。OK'],
  ['It rains.', '我们留下。', 'It rains.我们留下。'],
])('separates %j and %j by a space only where the language writes one', (before, text, result) => {
  const view = open(before);
  insertText(view.asView, insertionPlace(view.asView), text);
  expect(view.state.doc.textContent).toBe(result);
});

it('separates an inserted text from the one after it', () => {
  const view = open('It rains.We leave.');
  insertText(view.asView, { at: 10, before: 'It rains.' }, 'We stay.');
  expect(view.state.doc.textContent).toBe('It rains. We stay. We leave.');
});

it('finds its place again when another device has moved its paragraph', () => {
  const view = open('春天终于来了。', '后文。');
  const place = insertionPlace(view.asView);
  view.asView.dispatch(view.state.tr.insert(0, [paragraph('前文。'), paragraph('又一段。')]));
  expect(insertText(view.asView, place, '燕子回来。')).toBe('at');
  expect(view.state.doc.child(2).textContent).toBe('春天终于来了。燕子回来。');
});

it('inserts below the block if the text before has changed, and between blocks if it was deleted', () => {
  const view = open('春天来了。', '后文。');
  const place = insertionPlace(view.asView);
  view.asView.dispatch(view.state.tr.insertText('夏', 1, 2));
  expect(insertText(view.asView, place, '燕子')).toBe('below');
  expect(view.state.doc.toString()).toBe(
    'doc(paragraph("夏天来了。"), paragraph(generated("燕子")), paragraph("后文。"))',
  );

  const other = open('春天来了。', '后文。');
  const before = insertionPlace(other.asView);
  const deletion = other.state.tr.delete(0, 7);
  const moved = followPlace(before, deletion);
  other.asView.dispatch(deletion);
  expect(insertText(other.asView, moved, '燕子')).toBe('below');
  expect(other.state.doc.toString()).toBe('doc(paragraph(generated("燕子")), paragraph("后文。"))');
  expect(insertText(other.asView, moved, ' \n')).toBe(null);
});

it('inserts below a block, in a list below the paragraph of its item, in one undo step', () => {
  const view = open('春天来了。燕子回来了。', '后文。');
  const before = view.state.doc.toString();
  expect(insertBelow(view.asView, 3, 'Spring.\n\nSwallows.')).toBe(true);
  expect(view.state.doc.toString()).toBe(
    'doc(paragraph("春天来了。燕子回来了。"), paragraph(generated("Spring.")), paragraph(generated("Swallows.")), paragraph("后文。"))',
  );
  undo(view.state, (tr) => view.asView.dispatch(tr));
  expect(view.state.doc.toString()).toBe(before);
  expect(insertBelow(view.asView, 3, ' \n')).toBe(false);

  const item = bodySchema.node('listItem', null, paragraph('春天来了。'));
  const list = createPlainView(
    [history()],
    bodySchema.node('doc', null, bodySchema.node('bulletList', null, item)),
  );
  expect(insertBelow(list.asView, 5, 'Spring.')).toBe(true);
  expect(list.state.doc.toString()).toBe(
    'doc(bulletList(listItem(paragraph("春天来了。"), paragraph(generated("Spring.")))))',
  );
});

it('inserts sections with their headings below a block, in one undo step; in a table without headings', () => {
  const sections = [
    { heading: '春', text: '燕子回来。\n花开了。' },
    { heading: ' ', text: '后记。' },
  ];
  const view = open('前文。');
  const before = view.state.doc.toString();
  expect(insertSections(view.asView, 2, sections)).toBe(true);
  expect(view.state.doc.toString()).toBe(
    'doc(paragraph("前文。"), heading(generated("春")), paragraph(generated("燕子回来。")), paragraph(generated("花开了。")), paragraph(generated("后记。")))',
  );
  undo(view.state, (tr) => view.asView.dispatch(tr));
  expect(view.state.doc.toString()).toBe(before);
  expect(insertSections(view.asView, 2, [])).toBe(false);

  const cell = bodySchema.node('tableCell', null, paragraph('格'));
  const table = bodySchema.node('table', null, bodySchema.node('tableRow', null, cell));
  const other = createPlainView([history()], bodySchema.node('doc', null, table));
  expect(insertSections(other.asView, 4, sections.slice(0, 1))).toBe(true);
  expect(other.state.doc.textContent).toBe('格春燕子回来。花开了。');
});
