import { noteOf } from '@inkstone/contracts/documents/notes';
import { bodySchema } from '@inkstone/editor/schema';
import { expect, it } from 'vitest';
import { listDocumentNotes } from './document-notes.ts';

it('notes are listed with their replies, also of another note on the same text', () => {
  const marks = ['a', 'b', 'c'].map((id) => ({ type: 'note', attrs: { id } }));
  const text = { type: 'text', text: '春眠', marks };
  const body = bodySchema.nodeFromJSON({ type: 'doc', content: [{ type: 'paragraph', content: [text] }] });
  const notes = [
    noteOf('a', { createdAt: 1 }),
    noteOf('b', { createdAt: 2 }),
    noteOf('c', { createdAt: 3, replyTo: 'a' }),
    noteOf('d', { createdAt: 4, replyTo: 'missing', quote: '晓' }),
  ];
  expect(
    listDocumentNotes(body, notes, () => '').map(({ id, replyTo, quote }) => [id, replyTo, quote]),
  ).toEqual([
    ['a', null, '春眠'],
    ['c', 'a', '春眠'],
    ['b', null, '春眠'],
    ['d', null, '晓'],
  ]);
});
