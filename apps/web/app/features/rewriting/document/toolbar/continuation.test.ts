import { AppError } from '@inkstone/contracts';
import { expect, it } from 'vitest';
import { afterFailure, afterReceipt, beginning } from './continuation.ts';

const writing = { ...beginning, phase: 'writing', text: 'The river' } as const;
const receipt = { jobId: 'continue:1', words: 300, left: 200, paidBy: 'limit', at: 0, isCut: true } as const;

it('keeps the text after a stop, without an error', () => {
  expect({ ...writing, ...afterFailure(new AppError('network_error'), true) }).toMatchObject({
    ...{ phase: 'done', text: 'The river', error: null },
  });
});

it('discards the text when the server refuses it', () => {
  const error = new AppError('model_failed');
  expect({ ...writing, ...afterFailure(error, false) }).toMatchObject({ phase: 'choosing', text: '', error });
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
