import { expect, it } from 'vitest';
import { lacksEdits } from './lacks-edits.ts';

const stored = new Map([
  [1, 10],
  [2, 3],
]);

it.each<[string, [number, number][], boolean]>([
  ['nothing', [], false],
  [
    'the same',
    [
      [1, 10],
      [2, 3],
    ],
    false,
  ],
  ['less', [[1, 4]], false],
  ['one edit more', [[1, 11]], true],
  ['an author nobody knows', [[7, 1]], true],
])('a device with %s', (_, device, isLacking) => expect(lacksEdits(stored, new Map(device))).toBe(isLacking));
