import { expect, it } from 'vitest';
import { pieces } from './pieces.ts';

it.each([
  [[], []],
  [['abc'], ['abc']],
  [['abcd'], ['abcd']],
  [['abcde'], ['abcd', 'e']],
  [
    ['a', 'b', 'cdefghijk', '', 'l'],
    ['abcd', 'efgh', 'ijkl'],
  ],
])('%j in fours is %j', async (given, expected) => {
  const content = (async function* () {
    for (const text of given) yield Buffer.from(text);
  })();
  const cut: string[] = [];
  for await (const piece of pieces(content, 4)) cut.push(piece.toString());
  expect(cut).toEqual(expected);
});
