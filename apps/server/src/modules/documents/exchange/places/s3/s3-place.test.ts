import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { AppError } from '@inkstone/contracts';
import { seededRandom } from '@inkstone/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readS3Address } from '../../../../../platform/files/s3-address.ts';
import { type S3Server, startS3 } from '../../../../../testing/s3.ts';
import { GuardedAgents } from '../guarded-agents.ts';
import type { OpenPlace, SentFile } from '../place.ts';
import { openS3Place } from './s3-place.ts';

let folder: string;
let server: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkstone-s3-'));
  server = await startS3(folder);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const open = async (
  change: { bucket?: string; keyId?: string; endpoint?: string; allowed?: string } = {},
) => {
  const { endpoint } = readS3Address(server.url);
  const place = {
    kind: 's3',
    endpoint,
    region: 'us-east-1',
    bucket: 'inkstone',
    prefix: '备份',
    keyId: 'S3RVER',
  } as const;
  const allowed = change.allowed ?? '127.0.0.1';
  const agents = new GuardedAgents({
    resolve: async () => ['127.0.0.1'],
    isAllowed: (address) => address === allowed,
  });
  return openS3Place({ ...place, ...change }, 'S3RVER', {
    agents,
    random: seededRandom(1),
    timeout: 30_000,
  });
};
const sent = (content: Buffer): SentFile => ({
  size: content.length,
  open: async () => Readable.from([content]),
});
const codeOf = async (work: Promise<unknown>) => {
  const refusal = await work.then(() => null).catch((error: unknown) => error);
  return refusal instanceof AppError ? refusal.code : `no refusal: ${String(refusal)}`;
};
const put = (place: OpenPlace, name = 'a.zip') => place.put(name, sent(Buffer.from('zip')), 'draft');

it('is written to, read and cleared', async () => {
  await using place = await open();
  await place.prepare();
  await put(place);
  await place.put('a.zip', sent(Buffer.from('newer')), 'draft');
  expect(Buffer.from(await place.read('a.zip')).toString()).toBe('newer');
  await place.remove('a.zip');
  await place.remove('a.zip');
  expect(await codeOf(place.read('a.zip'))).toBe('destination_not_found');
});

it('uploads a large file in parts, and leaves nothing of an interrupted upload', async () => {
  await using place = await open();
  const large = Buffer.alloc(40 * 1024 * 1024, 'x');
  await place.put('large.zip', sent(large), 'draft');
  expect(
    Buffer.from(await place.read('large.zip'))
      .subarray(0, 3)
      .toString(),
  ).toBe('xxx');
  const broken: SentFile = {
    size: large.length,
    open: async () =>
      Readable.from(
        (async function* () {
          yield large.subarray(0, 20 * 1024 * 1024);
          throw new AppError('export_failed');
        })(),
      ),
  };
  expect(await codeOf(place.put('broken.zip', broken, 'draft'))).toBe('export_failed');
  expect(await codeOf(place.read('broken.zip'))).toBe('destination_not_found');
});

it.each([
  [{ bucket: 'nowhere' }, 'destination_not_found'],
  [{ keyId: 'nobody' }, 'destination_sign_in_refused'],
  [{ endpoint: 'http://127.0.0.1:1/' }, 'destination_unreachable'],
  [{ allowed: '1.1.1.1' }, 'destination_address_refused'],
  [{ endpoint: 'http://localhost:1/', allowed: '1.1.1.1' }, 'destination_address_refused'],
])('reports the cause of a failure: %j', async (change, code) => {
  await using place = await open(change);
  expect(await codeOf(put(place))).toBe(code);
});
