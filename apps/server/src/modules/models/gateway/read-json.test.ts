import { expect, it } from 'vitest';
import { readJson } from './read-json.ts';

it.each([
  ['{"a":1}', { a: 1 }],
  ['```json\n{"a":[1,2]}\n```', { a: [1, 2] }],
  ['好的：{"a":"} \\" {"} 就这些。', { a: '} " {' }],
  ['[1,2] and more', [1, 2]],
  ['no value', undefined],
  ['{"a":', undefined],
])('reads the JSON of %j', (answer, value) => {
  expect(readJson(answer)).toEqual(value);
});
