import { expect, it } from 'vitest';
import { openJobOf, withJob, withoutJob, withoutPair } from './open-jobs.ts';

it('finds the job of a pair whose translation was not received', () => {
  const begun = withJob([], 'a', [1, 2, 3]);
  const partly = withoutPair(begun, 'a', 1);
  expect(openJobOf(partly, [2, 9])?.id).toBe('a');
  // A pair that has arrived is translated anew by another job, which does not replace the open one.
  expect(openJobOf(partly, [1])).toBeNull();
  const both = withJob(partly, 'b', [1]);
  expect([openJobOf(both, [1])?.id, openJobOf(both, [3])?.id]).toEqual(['b', 'a']);
  expect(withoutJob(both, 'b')).toEqual(partly);
});

it('keeps the pairs that a job still waits for when it is continued with others', () => {
  const jobs = withJob(withoutPair(withJob([], 'a', [1, 2, 3]), 'a', 1), 'a', [3, 4]);
  expect(jobs).toEqual([{ id: 'a', waiting: [2, 3, 4] }]);
});
