import { seededRandom } from '@inkstone/kernel';
import { expect, it } from 'vitest';
import { faultsOfRun, runHostile } from '../testing/hostile.ts';

it('keeps every lock, or the original sentence, whatever is answered (500 random sentences)', () => {
  const random = seededRandom(16);
  let rewritten = 0;
  for (let run = 0; run < 500; run++) {
    const result = runHostile(random);
    expect(faultsOfRun(result), `${result.sentence} ⇒ ${result.answer}`).toEqual([]);
    if (result.isRewritten) rewritten++;
  }
  expect(rewritten).toBeGreaterThan(100);
});
