import { expect, it } from 'vitest';
import { listRules } from './list-rules.ts';
import { testResources } from './testing/resources.ts';

const infos = listRules(testResources);

it('lists every rule once, with its messages', () => {
  expect(new Set(infos.map(({ id }) => id)).size).toBe(infos.length);
  expect(infos.filter(({ id, brief }) => brief !== null && brief.key !== `${id}.brief`)).toEqual([]);
  expect(infos.find(({ id }) => id === 'zh.doubled-punctuation')).toMatchObject({
    language: 'zh',
    category: 'punctuation',
    authority: 'GB/T 15834-2011',
    isOn: true,
    brief: { key: 'zh.doubled-punctuation.brief' },
    example: [expect.stringContaining('。。'), expect.not.stringContaining('。。')],
  });
  expect(infos.some(({ isOn }) => !isOn)).toBe(true);
});

it('can be stored as JSON, as the build does', () => {
  expect(JSON.parse(JSON.stringify(infos))).toEqual(infos);
});

it('has an example for every rule', () => {
  expect(infos.filter(({ brief, full }) => brief === null || full === null).map(({ id }) => id)).toEqual([]);
});

it('includes rules about whole documents, word lists, and rules that need resources', () => {
  const ids = infos.map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining(['zh.official-title-shape', 'zh.sensitive-advertising', 'en.spelling']),
  );
  const groups = ['discrimination', 'insult', 'wording', 'privacy', 'contact', 'advertising', 'medical'];
  expect(ids).toEqual(expect.arrayContaining(groups.map((group) => `zh.sensitive-${group}`)));
  expect(infos.find(({ id }) => id === 'zh.sensitive-listed')).toMatchObject({
    isOn: true,
    example: ['亲们', '各位'],
  });
  expect(ids).toContain('en.sensitive-listed');
  expect(listRules().some(({ id }) => id === 'en.spelling')).toBe(false);
});
