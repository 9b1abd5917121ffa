import { expect, it } from 'vitest';
import { Beam, beamWidth } from './beam.ts';

it('keeps the best few paths of a position, best first, and each pair of words once', () => {
  const beam = new Beam(2);
  beam.put(1, -5, 1, 2, 0);
  beam.put(1, -3, 3, 2, 1);
  beam.put(1, -4, 1, 2, 2);
  beam.put(1, -9, 3, 2, 3);
  expect(beam.count[1]).toBe(2);
  const first = beamWidth;
  expect([beam.rank[first], beam.rank[first + 1]]).toEqual([-3, -4]);
  expect(beam.note[first + 1]).toBe(2);
  for (let word = 10; word < 20; word++) beam.put(1, -word / 10, word, 0, 0);
  expect(beam.count[1]).toBe(beamWidth);
  expect([...beam.word.subarray(first, first + beamWidth)]).toEqual([10, 11, 12, 13]);
});
