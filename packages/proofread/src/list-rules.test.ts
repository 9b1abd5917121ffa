import { expect, it } from 'vitest';
import { listRules } from './list-rules.ts';

it('lists every rule once, with what it says', () => {
  const infos = listRules();
  expect(new Set(infos.map(({ id }) => id)).size).toBe(infos.length);
  expect(infos.filter(({ id, brief }) => brief !== null && brief.key !== `${id}.brief`)).toEqual([]);
  expect(infos.find(({ id }) => id === 'zh.doubled-punctuation')).toMatchObject({
    language: 'zh',
    category: 'punctuation',
    isOn: true,
    brief: { key: 'zh.doubled-punctuation.brief' },
  });
  expect(infos.some(({ isOn }) => !isOn)).toBe(true);
});
