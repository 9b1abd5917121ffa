import { describe, expect, it } from 'vitest';
import { readPlace } from './read-place.ts';

const nowhere = { countryCode: '', country: {}, region: {}, city: {} };

describe('readPlace', () => {
  it('reads the nested form, in our languages', () => {
    const names = { en: 'China', 'zh-CN': '中国', 'pt-BR': 'China', es: 'China', ru: 'Китай' };
    const record = {
      country: { iso_code: 'CN', names },
      subdivisions: [{ names: { en: 'Guangdong' } }, { names: { en: 'Within it' } }],
      city: { names: { 'zh-CN': '深圳' } },
    };
    expect(readPlace(record)).toEqual({
      countryCode: 'CN',
      country: { zh: '中国', en: 'China', ru: 'Китай' },
      region: { en: 'Guangdong' },
      city: { zh: '深圳' },
    });
  });

  it.each([
    [{ country: 'US' }, { countryCode: 'US' }],
    [
      { country: 'US', country_name: 'United States' },
      { countryCode: 'US', country: { en: 'United States' } },
    ],
    [
      { country: 'United States', country_code: 'US', asn: 'AS1' },
      { countryCode: 'US', country: { en: 'United States' } },
    ],
    [
      { city: 'Mountain View', region: 'California', country: 'US' },
      { countryCode: 'US', region: { en: 'California' }, city: { en: 'Mountain View' } },
    ],
  ])('reads the flat form %j', (record, place) => {
    expect(readPlace(record)).toEqual({ ...nowhere, ...place });
  });

  it.each([
    null,
    'CN',
    7,
    [[]],
    {},
    { autonomous_system_number: 1, autonomous_system_organization: 'Example' },
    { country: { iso_code: 'ZZ' } },
    { country: { iso_code: 7, names: ['China'] }, city: { names: { en: 3 } }, subdivisions: [null, 'x'] },
    { city: { names: { en: ' ', de: 'x'.repeat(101) } } },
    { country: [], subdivisions: {}, city: [] },
  ])('finds no place in %j', (record) => {
    expect(readPlace(record)).toBeNull();
  });
});
