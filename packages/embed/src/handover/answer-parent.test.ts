import { expect, it } from 'vitest';
import { answerParent } from './answer-parent.ts';
import type { Answer } from './messages.ts';

const origin = 'https://b.example';
const question = { type: 'get_token', challenge: 'c'.repeat(43) };
const code: Answer = { type: 'handover', outcome: 'code', code: 'abc' };

/** Creates a frame with its parent window, and counts the lookups of an answer. */
function frame() {
  const posted: unknown[][] = [];
  const parent = { postMessage: (...message: unknown[]) => void posted.push(message) };
  let inspections = 0;
  const receive = answerParent(parent, origin, () => {
    inspections++;
    return Promise.resolve(code);
  });
  return { parent, posted, receive, inspections: () => inspections };
}

it('announces itself to the one origin, and answers there', async () => {
  const { parent, posted, receive } = frame();
  await receive({ source: parent, origin, data: question });
  expect(posted).toEqual([
    [{ type: 'loaded' }, origin],
    [code, origin],
  ]);
});

it('answers once', async () => {
  const { parent, posted, receive, inspections } = frame();
  await Promise.all([1, 2, 3].map(() => receive({ source: parent, origin, data: question })));
  expect([inspections(), posted.length]).toEqual([1, 2]);
});

it('ignores other origins, and other messages', async () => {
  const { parent, posted, receive, inspections } = frame();
  for (const other of ['https://evil.example', 'http://b.example', `${origin}.evil.example`, 'null', '']) {
    await receive({ source: parent, origin: other, data: question });
  }
  for (const source of [null, {}, { ...parent }]) await receive({ source, origin, data: question });
  for (const data of [
    null,
    'get_token',
    { type: 'buy_vip' },
    { ...question, challenge: 1 },
    { ...question, challenge: 'x' },
  ])
    await receive({ source: parent, origin, data });
  expect([inspections(), posted.length]).toEqual([0, 1]);
});
