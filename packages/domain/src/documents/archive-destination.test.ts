import type { ArchiveDestination } from '@inkstone/contracts/documents/archive-schedules';
import { describe, expect, it } from 'vitest';
import { cleanArchiveDestination, isSameDestination, isSameLogin } from './archive-destination.ts';

const dav = { kind: 'webdav', url: 'https://dav.example.com/dav/', user: 'a', folder: 'inkstone' } as const;
const s3 = {
  kind: 's3',
  endpoint: 'https://s3.example.com/',
  region: 'us-east-1',
  bucket: 'my-bucket',
  prefix: 'a/b',
  keyId: 'KEY',
} as const;
const cleaned = (destination: ArchiveDestination) => {
  const result = cleanArchiveDestination(destination);
  return result.ok ? result.value : result.refusal;
};

describe('a destination for archives', () => {
  it.each<[Partial<typeof dav>, Partial<typeof dav>]>([
    [{}, {}],
    [{ url: ' dav.example.com/dav ' as never }, {}],
    [{ url: 'HTTPS://DAV.example.com:443/dav//' as never }, {}],
    [{ folder: '/ inkstone //' as never, user: ' a' as never }, {}],
    [{ folder: '文稿/备份' as never }, { folder: '文稿/备份' as never }],
  ])('is normalised: %j', (change, expected) =>
    expect(cleaned({ ...dav, ...change })).toEqual({ ...dav, ...expected }),
  );

  it.each([
    ['', 'destination_address_invalid'],
    ['ftp://dav.example.com/', 'destination_address_invalid'],
    ['file:///etc/passwd', 'destination_address_invalid'],
    ['https://', 'destination_address_invalid'],
    ['https://a:b@dav.example.com/', 'destination_address_invalid'],
    ['https://dav.example.com/?x=1', 'destination_address_invalid'],
    ['https://dav.example.com/#x', 'destination_address_invalid'],
    ['https://dav example.com/', 'destination_address_invalid'],
    ['https://dav.example.com\\@evil.example/', 'destination_address_invalid'],
    ['https://dav.example.com:99999/', 'destination_address_invalid'],
    ['https://[::1', 'destination_address_invalid'],
  ])('has a complete URL and nothing else: %j', (url, refusal) => {
    expect(cleaned({ ...dav, url })).toBe(refusal);
    expect(cleaned({ ...s3, endpoint: url })).toBe(refusal);
  });

  it.each(['..', 'a/../b', '.', 'a\\b', 'a\u0000b', 'a\r\nb', 'a\ud800', 'a/'.repeat(21)])(
    'refuses the folder %j',
    (folder) => {
      expect(cleaned({ ...dav, folder })).toBe('destination_folder_invalid');
      expect(cleaned({ ...s3, prefix: folder })).toBe('destination_folder_invalid');
    },
  );

  it.each([
    [{ bucket: '' }, 'destination_bucket_invalid'],
    [{ bucket: 'a/b' }, 'destination_bucket_invalid'],
    [{ bucket: 'evil.example#' }, 'destination_bucket_invalid'],
    [{ bucket: 'x'.repeat(64) }, 'destination_bucket_invalid'],
    [{ region: 'a/b' }, 'destination_region_wrong'],
    [{ keyId: ' ' }, 'destination_secret_required'],
    [{ endpoint: 'https://s3.example.com/bucket' }, 'destination_address_invalid'],
  ])('in S3 is refused with %j', (change, refusal) => expect(cleaned({ ...s3, ...change })).toBe(refusal));

  it('in S3 requires a region', () => expect(cleaned({ ...s3, region: '' })).toEqual(s3));
});

it.each<[string, ArchiveDestination, ArchiveDestination, boolean, boolean]>([
  ['itself', dav, dav, true, true],
  ['another folder', dav, { ...dav, folder: 'b' }, true, false],
  ['another user', dav, { ...dav, user: 'b' }, false, true],
  ['another host', dav, { ...dav, url: 'https://evil.example/dav/' }, false, false],
  ['another port', dav, { ...dav, url: 'https://dav.example.com:8443/dav/' }, false, false],
  ['no encryption', dav, { ...dav, url: 'http://dav.example.com/dav/' }, false, false],
  ['another protocol', dav, s3, false, false],
  ['another bucket', s3, { ...s3, bucket: 'other' }, true, false],
  ['another key', s3, { ...s3, keyId: 'b' }, false, true],
  ['another endpoint', s3, { ...s3, endpoint: 'https://evil.example/' }, false, false],
])('compared with %s', (_, a, b, login, destination) => {
  expect(isSameLogin(a, b)).toBe(login);
  expect(isSameDestination(a, b)).toBe(destination);
});
