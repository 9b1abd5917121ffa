import { describe, expect, it } from 'vitest';
import { formatPlace, type NamedPlace } from './format-place.ts';

const nowhere: NamedPlace = { countryCode: '', country: {}, region: {}, city: {} };
const shenzhen: NamedPlace = {
  countryCode: 'CN',
  country: { zh: '中国', en: 'China', de: 'China', fr: 'Chine' },
  region: { zh: '广东', en: 'Guangdong' },
  city: { zh: '深圳', en: 'Shenzhen', ja: '深セン市' },
};

describe('formatPlace', () => {
  it.each([
    ['zh', '中国 · 广东 · 深圳'],
    ['en', 'Shenzhen, Guangdong, China'],
    ['fr', 'Shenzhen, Guangdong, Chine'],
    ['de', 'Shenzhen, Guangdong, China'],
  ] as const)('uses the order of %s', (locale, words) => {
    expect(formatPlace(locale, shenzhen)).toBe(words);
  });

  it.each([
    ['zh-tw', '中國 · 广东 · 深圳'],
    ['ja', '中国 · Guangdong · 深セン市'],
    ['ko', '중국 · Guangdong · Shenzhen'],
    ['it', 'Shenzhen, Guangdong, Cina'],
    ['ru', 'Shenzhen, Guangdong, Китай'],
  ] as const)('translates names that the file lacks in %s', (locale, words) => {
    expect(formatPlace(locale, shenzhen)).toBe(words);
  });

  it.each([
    ['zh', '德国'],
    ['en', 'Germany'],
    ['ko', '독일'],
  ] as const)('names a country by its code only: %s', (locale, words) => {
    expect(formatPlace(locale, { ...nowhere, countryCode: 'DE' })).toBe(words);
  });

  it('omits a place named like the one around it', () => {
    const singapore = { zh: '新加坡', en: 'Singapore' };
    const place = { countryCode: 'SG', country: singapore, region: singapore, city: singapore };
    expect([formatPlace('zh', place), formatPlace('en', place)]).toEqual(['新加坡', 'Singapore']);
    const beijing = {
      ...shenzhen,
      region: { zh: '北京', en: 'Beijing' },
      city: { zh: '北京', en: 'Beijing' },
    };
    expect([formatPlace('zh', beijing), formatPlace('en', beijing)]).toEqual([
      '中国 · 北京',
      'Beijing, China',
    ]);
  });

  it('omits unknown parts, and uses a name in any language rather than none', () => {
    expect(formatPlace('en', { ...shenzhen, region: {} })).toBe('Shenzhen, China');
    expect(formatPlace('en', { ...nowhere, city: { ru: 'Дубна' } })).toBe('Дубна');
    expect(formatPlace('en', nowhere)).toBe('');
  });

  it.each(['XX', 'ZZZ', 'de', '"'])('accepts the invalid code %j', (countryCode) => {
    expect(formatPlace('en', { ...nowhere, countryCode })).toBe('');
    expect(formatPlace('en', { ...nowhere, countryCode, country: { en: 'Utopia' } })).toBe('Utopia');
  });
});
