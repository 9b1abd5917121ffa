import { expect, it } from 'vitest';
import { inThreads, noteOf, threadsOf } from './notes.ts';

const note = (id: string, createdAt: number, replyTo = '') => noteOf(id, { createdAt, replyTo });
const ids = (notes: readonly { readonly id: string }[]) => notes.map(({ id }) => id).join('');

it('threads contain replies to replies, oldest first, in the order of their first members', () => {
  const notes = [note('a', 1), note('b', 2), note('d', 9, 'c'), note('c', 8, 'a'), note('e', 3, 'b')];
  expect(threadsOf(notes).map(({ note, replies }) => [note.id, ids(replies)])).toEqual([
    ['a', 'cd'],
    ['b', 'e'],
  ]);
  expect(ids(inThreads(notes))).toBe('acdbe');
});

it('a reply to an unlisted note starts a thread', () => {
  expect(ids(inThreads([note('b', 2, 'missing'), note('c', 3, 'b')]))).toBe('bc');
});

it('notes of a damaged file that reply to each other, or to themselves, are all listed', () => {
  const notes = [note('a', 1, 'b'), note('b', 2, 'a'), note('c', 3, 'c'), note('d', 4, 'a')];
  expect(ids(inThreads(notes)).split('').sort().join('')).toBe('abcd');
});
