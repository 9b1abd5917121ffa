import { expect, it } from 'vitest';
import { inContext } from './in-context.ts';
import { splitFindings } from './server-check.ts';

it('sends one paragraph with its surroundings, and returns only its findings', async () => {
  const requested: (readonly string[])[] = [];
  const server = inContext({
    check: async (texts) => {
      requested.push(texts);
      return splitFindings(texts, []);
    },
    checkWhole: async () => [],
  });
  await server.check(['山后有条小路。', '我们以经到了邻村。']);
  expect(await server.check(['孩子们以经放学了。'])).toEqual([[]]);
  expect(requested).toEqual([
    ['山后有条小路。', '我们以经到了邻村。'],
    ['孩子们以经放学了。', '山后有条小路。', '我们以经到了邻村。'],
  ]);
});
