import { describe, expect, it } from 'vitest';
import { inventedPlaces } from '../../testing/invented-places.ts';
import { buildMmdb, type MmdbContent } from '../../testing/mmdb.ts';
import { readAddressMap } from './address-map.ts';

const mapOf = (content: Partial<MmdbContent> = {}) =>
  readAddressMap(buildMmdb({ networks: inventedPlaces, ...content }));
const cityAt = (address: string, map = mapOf()) => map.find(address)?.city.en;

describe('a geolocation database', () => {
  it.each([24, 28, 32] as const)('is read with records of %i bits', (recordSize) => {
    const map = mapOf({ recordSize });
    expect(map.find('203.0.113.7')).toMatchObject({
      countryCode: 'CN',
      city: { zh: '深圳', en: 'Shenzhen' },
    });
    expect(map.find('203.0.113.200')).toEqual({ countryCode: 'DE', country: {}, region: {}, city: {} });
    expect(cityAt('2001:db8:5:1::9', map)).toBe('Lyon');
  });

  it('finds the first and last address of its networks', () => {
    expect(cityAt('203.0.113.127')).toBe('Shenzhen');
    expect(cityAt('2001:db8:5:ffff:ffff:ffff:ffff:ffff')).toBe('Lyon');
    for (const outside of ['203.0.112.255', '203.0.114.0', '2001:db8:6::', '2001:db8:4:ffff::', '8.8.8.8']) {
      expect(mapOf().find(outside), outside).toBeNull();
    }
  });

  it('finds IPv4 addresses in IPv6 notation, and nothing for invalid ones', () => {
    expect(cityAt('::ffff:203.0.113.7')).toBe('Shenzhen');
    for (const none of ['', 'unknown', '203.0.113', '203.0.113.7:80', '[::1]', '999.0.0.1', 'x:y']) {
      expect(mapOf().find(none), none).toBeNull();
    }
  });

  it('may contain addresses of version 4 only, or 6 only', () => {
    const [first, , last] = inventedPlaces;
    if (!first || !last) throw new Error('Nothing invented');
    const old = mapOf({ networks: [first], ipVersion: 4 });
    expect([cityAt('203.0.113.7', old), old.find('2001:db8:5::1')]).toEqual(['Shenzhen', null]);
    const fresh = mapOf({ networks: [last] });
    expect([cityAt('2001:db8:5::1', fresh), fresh.find('203.0.113.7')]).toEqual(['Lyon', null]);
  });

  it.each([
    ['GeoLite2-City', 'https://www.maxmind.com'],
    ['DBIP-City-Lite', 'https://db-ip.com'],
    ['ipinfo generic_country_free.mmdb', 'https://ipinfo.io'],
    ['My own', undefined],
  ])('returns the attribution of %s', (type, url) => {
    expect(mapOf({ type }).credit?.url).toBe(url);
  });
});

describe('a file that is not a geolocation database', () => {
  const good = buildMmdb({ networks: inventedPlaces });
  const mark = good.lastIndexOf('MaxMind.com', undefined, 'latin1');
  const cases: [string, Buffer, RegExp][] = [
    ['empty', Buffer.alloc(0), /^it is not a complete database in the format of MaxMind/],
    ['something else', Buffer.from('<html>Not found</html>'.repeat(99)), /^it is not a complete database/],
    ['cut short', good.subarray(0, good.length / 2), /^it is not a complete database/],
    ['without its description', good.subarray(0, mark - 3), /^it is not a complete database/],
    ['with half of its description', good.subarray(0, mark + 30), /^it is damaged$/],
    ['with nothing but its description', good.subarray(mark - 3), /^it is damaged$/],
    ['without its beginning', good.subarray(600), /^it is damaged$/],
    [
      'of another format',
      buildMmdb({ networks: inventedPlaces, description: { binary_format_major_version: 3 } }),
      /^it is damaged$/,
    ],
    [
      'of an unsupported record size',
      buildMmdb({ networks: inventedPlaces, description: { record_size: 20 } }),
      /^it is damaged$/,
    ],
    [
      'of too many nodes',
      buildMmdb({ networks: inventedPlaces, description: { node_count: 1_000_000 } }),
      /^it is damaged$/,
    ],
    [
      'without the number of its nodes',
      buildMmdb({ networks: inventedPlaces, description: { node_count: undefined } }),
      /^it is damaged$/,
    ],
    [
      'about networks and their owners',
      buildMmdb({ networks: [['203.0.113.0/24', { autonomous_system_number: 1 }]], type: 'GeoLite2-ASN' }),
      /^it contains no locations \(GeoLite2-ASN\)$/,
    ],
    ['without networks', buildMmdb({ networks: [] }), /^it contains no locations/],
  ];
  it.each(cases)('is refused: %s', (_, bytes, message) => {
    expect(() => readAddressMap(bytes)).toThrow(message);
  });
});
