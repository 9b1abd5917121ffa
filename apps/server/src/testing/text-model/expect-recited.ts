import { expect } from 'vitest';
import type { TextModel } from '../../ports/text-model.ts';
import { modelRequest, readAnswer } from './describe-text-model.ts';

/** The answer of the model `recite` in tests of real programs, one character per token. */
export const recitedText = '天气很好，we 一起去公园散步。';

/** Expects that the model `recite` streams its text, and reports truncated and too long answers. */
export async function expectRecited(model: TextModel): Promise<void> {
  const pieces: string[] = [];
  for await (const event of model.complete(modelRequest()))
    if (event.type === 'text') pieces.push(event.text);
  expect(pieces.join('')).toBe(recitedText);
  expect(pieces.length).toBeGreaterThan(10);
  expect(await readAnswer(model.complete(modelRequest({ maxTokens: 4 })))).toEqual({
    ...{ text: '天气很好', finish: 'length', usage: { input: expect.any(Number), output: 4 } },
  });
  const messages = [{ role: 'user' as const, content: '墨'.repeat(3000) }];
  await expect(readAnswer(model.complete(modelRequest({ messages })))).rejects.toMatchObject({
    fault: 'too_long',
  });
}
