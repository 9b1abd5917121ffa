import { AppError } from '@inkstone/contracts';
import { describe, expect, it } from 'vitest';
import type { ModelEvent } from '../../../ports/text-model.ts';
import type { TextModels } from '../../../ports/text-models.ts';
import { collectAnswer, newFence } from './collect-answer.ts';

const abort = new AbortController();

function collect(events: readonly (ModelEvent | AppError)[], maxLength = 100, signal = abort.signal) {
  const textModels = {
    async *generate() {
      for (const event of events) {
        if (event instanceof AppError) throw event;
        yield event;
      }
    },
  } as unknown as TextModels;
  const request = { messages: [], maxTokens: 10, temperature: 0, signal, accountId: null };
  return collectAnswer({ textModels }, 'rewrite', request, maxLength);
}

const text = (part: string): ModelEvent => ({ type: 'text', text: part });
const end = (reason: 'stop' | 'length'): ModelEvent => ({ type: 'finish', reason, usage: null });

describe('collectAnswer', () => {
  it('joins the streamed text', async () => {
    expect(await collect([text('一'), text('二'), end('stop')])).toEqual({ answer: '一二' });
  });

  it.each([
    [[text('一'), end('length')], 'long'],
    [[text('x'.repeat(101))], 'long'],
    [[new AppError('model_timeout')], 'failed'],
    [[new AppError('text_blocked')], 'blocked'],
  ] as const)('returns no answer for %j', async (events, failure) => {
    expect(await collect(events)).toEqual({ failure });
  });

  it('rejects with errors that concern all requests', async () => {
    await expect(collect([new AppError('model_off')])).rejects.toMatchObject({ code: 'model_off' });
    await expect(collect([new AppError('model_failed')], 100, AbortSignal.abort())).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

it('newFence creates a mark of random bytes', () => {
  const random = { bytes: () => new Uint8Array([1, 2, 3, 4, 5, 255]) };
  expect(newFence({ random: random as unknown as Parameters<typeof newFence>[0]['random'] })).toBe(
    '##0102030405ff##',
  );
});
