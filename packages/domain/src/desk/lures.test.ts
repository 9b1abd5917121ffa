import { expect, it } from 'vitest';
import { findAddresses, findLures } from './lures.ts';

it.each([
  ['See https://www.Shop.example/a/b?c=1 now', ['shop.example']],
  ['Order at cheap-meds.shop/x or t.me/fastcoin', ['cheap-meds.shop', 't.me/fastcoin']],
  ['加微信：kk9988，电话 138 0000 1111', ['kk9988', '13800001111']],
  ['Write to seller@gmail.com about chapter.two of Node.js and report.docx, e.g. today', []],
  ['我收到“加微信 kk9988 领奖”，是真的吗？', []],
])('finds what an advertiser wants to be reached by in: %s', (text, lures) => {
  expect(findLures(text)).toEqual(lures);
});

it('leaves out addresses of this site', () => {
  const text =
    'https://ink.example/manual, www.ink.example and https://cn.ink.example/plan, but not https://pink.example';
  expect(findAddresses(text, ['ink.example']).map(({ host }) => host)).toEqual(['pink.example']);
});
