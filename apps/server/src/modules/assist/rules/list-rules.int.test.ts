import { listRules } from '@inkstone/contracts/assist/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('lists rules of both languages with words in the reader’s language', async () => {
  const { rules } = await server.visitor('zh').call(listRules, {});
  expect(rules.find(({ id }) => id === 'zh.doubled-punctuation')).toMatchObject({
    language: 'zh',
    brief: '标点重复',
    authority: 'GB/T 15834-2011',
    example: { wrong: expect.stringContaining('。。') },
  });
  expect(rules.some(({ id }) => id === 'en.spelling')).toBe(true);
  expect(rules.filter(({ brief, full }) => brief.includes('{') || full.includes('{'))).toEqual([]);
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);

  const { rules: english } = await server.visitor('en').call(listRules, {});
  expect(english.find(({ id }) => id === 'zh.doubled-punctuation')?.brief).toBe('Doubled mark');
});
