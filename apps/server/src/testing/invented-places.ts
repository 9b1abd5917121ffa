import type { MmdbContent } from './mmdb.ts';

/** Made-up locations of documentation networks, in the nested format of MaxMind. */
export const inventedPlaces: MmdbContent['networks'] = [
  [
    '203.0.113.0/25',
    {
      city: { geoname_id: 1, names: { en: 'Shenzhen', 'zh-CN': '深圳', ja: '深セン' } },
      country: { iso_code: 'CN', names: { en: 'China', 'zh-CN': '中国', 'pt-BR': 'China' } },
      location: { accuracy_radius: 20, time_zone: 'Asia/Shanghai' },
      subdivisions: [{ iso_code: 'GD', names: { en: 'Guangdong', 'zh-CN': '广东' } }],
    },
  ],
  ['203.0.113.128/25', { country: { iso_code: 'DE' }, traits: { is_anycast: true } }],
  [
    '2001:db8:5::/48',
    {
      city: { names: { en: 'Lyon', 'zh-CN': '里昂' } },
      country: { iso_code: 'FR', names: { en: 'France', 'zh-CN': '法国' } },
      subdivisions: [{ names: { en: 'Auvergne-Rhône-Alpes' } }, { names: { en: 'Rhône' } }],
    },
  ],
];
