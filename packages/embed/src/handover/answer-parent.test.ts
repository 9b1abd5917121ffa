import { expect, it } from 'vitest';
import { answerParent } from './answer-parent.ts';
import type { Answer } from './messages.ts';

const origin = 'https://b.example';
const question = { type: 'get_token', challenge: 'c'.repeat(43) };
const code: Answer = { type: 'handover', outcome: 'code', code: 'abc' };

/** A frame, its parent window, and how often it looked up an answer. */
function frame() {
  const posted: unknown[][] = [];
  const parent = { postMessage: (...message: unknown[]) => void posted.push(message) };
  let looks = 0;
  const hear = answerParent(parent, origin, () => {
    looks++;
    return Promise.resolve(code);
  });
  return { parent, posted, hear, looks: () => looks };
}

it('says to the one origin that it listens, and answers there', async () => {
  const { parent, posted, hear } = frame();
  await hear({ source: parent, origin, data: question });
  expect(posted).toEqual([
    [{ type: 'loaded' }, origin],
    [code, origin],
  ]);
});

it('answers once', async () => {
  const { parent, posted, hear, looks } = frame();
  await Promise.all([1, 2, 3].map(() => hear({ source: parent, origin, data: question })));
  expect([looks(), posted.length]).toEqual([1, 2]);
});

it('hears nobody else, and nothing else', async () => {
  const { parent, posted, hear, looks } = frame();
  for (const other of ['https://evil.example', 'http://b.example', `${origin}.evil.example`, 'null', '']) {
    await hear({ source: parent, origin: other, data: question });
  }
  for (const source of [null, {}, { ...parent }]) await hear({ source, origin, data: question });
  for (const data of [
    null,
    'get_token',
    { type: 'buy_vip' },
    { ...question, challenge: 1 },
    { ...question, challenge: 'x' },
  ])
    await hear({ source: parent, origin, data });
  expect([looks(), posted.length]).toEqual([0, 1]);
});
