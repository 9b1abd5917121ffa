import { expect, it } from 'vitest';
import { isUnspaced, mainLanguage } from './main-language.ts';

it.each([
  ['这是中文。', 'zh'],
  ['We use 中文 here and there.', 'en'],
  ['中文 text', 'zh'],
  ['使用 Transformer 和 BERT 模型', 'zh'],
  ['The word 道 means the way.', 'en'],
  ['Für naïve Cafés 中文', 'en'],
  ['123, …', null],
  ['', null],
])('finds the main language of %j', (text, language) => {
  expect(mainLanguage(text)).toBe(language);
});

it('distinguishes characters that are written without spaces from others', () => {
  for (const character of '字かカ。，（“—') expect(isUnspaced(character), character).toBe(true);
  for (const character of 'aé1.,') expect(isUnspaced(character), character).toBe(false);
});
