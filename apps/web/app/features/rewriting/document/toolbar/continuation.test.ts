import { AppError } from '@inkstone/contracts';
import { expect, it } from 'vitest';
import { afterFailure, afterReading, afterReceipt, beginning } from './continuation.ts';

const writing = { ...beginning, phase: 'writing', text: 'The river' } as const;
const receipt = { jobId: 'continue:1', words: 300, left: 200, paidBy: 'limit', at: 0, isCut: true } as const;
const lost = new AppError('network_error');

it('keeps the text after a stop, without an error', () => {
  expect(afterFailure(writing, lost, true)).toMatchObject({
    ...{ phase: 'done', text: 'The river', error: null, isLost: false },
  });
});

it('discards the text when the server refuses it', () => {
  const error = new AppError('model_failed');
  expect(afterFailure(writing, error, false)).toMatchObject({ phase: 'choosing', text: '', error });
});

it('keeps the text when the connection is lost, and completes it by the charged one', () => {
  const kept = afterFailure(writing, lost, false);
  expect(kept).toMatchObject({ phase: 'done', text: 'The river', error: null, isLost: true });
  expect(afterReading(kept, { text: 'The river turns west.', words: 4 })).toMatchObject({
    ...{ phase: 'done', text: 'The river turns west.', words: 4, isLost: false },
  });
  expect(afterReading(kept, null)).toMatchObject({ text: 'The river', words: null, isLost: false });
});

it('shows the charged text of a connection that was lost before the first word', () => {
  const kept = afterFailure({ ...writing, text: '' }, lost, false);
  expect(kept).toMatchObject({ phase: 'choosing', error: lost, isLost: true });
  expect(afterReading(kept, { text: 'The river', words: 2 })).toMatchObject({
    ...{ phase: 'done', text: 'The river', words: 2, error: null },
  });
});

it.each([
  ['has reached its length', {}, null],
  ['has used the last words of a day', { left: 0 }, 'daily_limit_reached'],
  ['has used the last words of a package', { left: 0, paidBy: 'package' }, 'words_used_up'],
  ['was complete with the last word', { left: 0, isCut: false }, null],
] as const)('a text that %s', (_, change, code) => {
  const { words, error } = afterReceipt({ ...receipt, ...change });
  expect([words, error?.code ?? null]).toEqual([300, code]);
});
