import { describe, expect, it } from 'vitest';
import { findOffer } from './spam-offer.ts';

describe('findOffer', () => {
  it.each([
    ['有需要请加V：abc520', ['handle', 'pitch']],
    ['可以加微信沟通', ['messenger']],
    ['Write to me on Telegram @seller', ['handle']],
    ['请打 13612345678', ['telephone']],
    ['日赚三百，零门槛', ['promises']],
    ['We offer designs, 30% off', ['pitch', 'promise']],
    ['一篇十元', ['price']],
  ])('%s', (text, signals) => {
    expect(findOffer(text)).toEqual(signals);
  });

  it.each([
    'The verification code never arrives.',
    '校对把“代办”“零门槛”和《日赚三百》标成敏感词。',
    'Why is “we offer 30% off” marked?',
    '请问发票怎么开？我们有二十位老师。',
    'My version 2.0.1 does not open.',
  ])('finds nothing in: %s', (text) => {
    expect(findOffer(text)).toEqual([]);
  });
});
