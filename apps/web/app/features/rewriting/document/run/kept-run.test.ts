import { rewriteLimits } from '@inkstone/contracts/rewriting';
import { day } from '@inkstone/kernel';
import { expect, it } from 'vitest';
import { parseStoredRun, toStored } from './kept-run.ts';
import { newRun } from './run-state.ts';

const input = { text: '原句。', mode: 'basic', documentId: 'd', terms: [], unlocked: [] } as const;
const content = toStored({ input, run: newRun('j', 'basic'), anchors: [] });

it('restores a stored run while the server still has its job', () => {
  const keptAt = 1000;
  const last = keptAt + rewriteLimits.keptDays * day - 1;
  expect(parseStoredRun(structuredClone({ keptAt, content }), last)).toMatchObject({
    input,
    run: { jobId: 'j' },
  });
  expect(parseStoredRun({ keptAt, content }, last + 1)).toBeNull();
});

it.each([null, 'text', {}, { ...content, version: 0 }, { ...content, run: {} }])(
  'ignores invalid data: %j',
  (other) => {
    expect(parseStoredRun({ keptAt: 0, content: other }, 1)).toBeNull();
  },
);
