import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { AppError } from '@inkstone/contracts';
import { seededRandom } from '@inkstone/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readS3Address } from '../../../../../platform/files/s3-address.ts';
import { type S3Server, startS3 } from '../../../../../testing/s3.ts';
import type { OpenDestination, SentFile } from '../destination.ts';
import { GuardedAgents } from '../guarded-agents.ts';
import { openS3Destination } from './s3-destination.ts';

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
  const destination = {
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
  return openS3Destination({ ...destination, ...change }, 'S3RVER', {
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
const put = (destination: OpenDestination, name = 'a.zip') =>
  destination.put(name, sent(Buffer.from('zip')), 'draft');

it('is written to, read and cleared', async () => {
  await using destination = await open();
  await destination.prepare();
  await put(destination);
  await destination.put('a.zip', sent(Buffer.from('newer')), 'draft');
  expect(Buffer.from(await destination.read('a.zip')).toString()).toBe('newer');
  await destination.remove('a.zip');
  await destination.remove('a.zip');
  expect(await codeOf(destination.read('a.zip'))).toBe('destination_not_found');
});

it('uploads a large file in parts, and leaves nothing of an interrupted upload', async () => {
  await using destination = await open();
  const large = Buffer.alloc(40 * 1024 * 1024, 'x');
  await destination.put('large.zip', sent(large), 'draft');
  expect(
    Buffer.from(await destination.read('large.zip'))
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
  expect(await codeOf(destination.put('broken.zip', broken, 'draft'))).toBe('export_failed');
  expect(await codeOf(destination.read('broken.zip'))).toBe('destination_not_found');
});

it.each([
  [{ bucket: 'nowhere' }, 'destination_not_found'],
  [{ keyId: 'nobody' }, 'destination_sign_in_refused'],
  [{ endpoint: 'http://127.0.0.1:1/' }, 'destination_unreachable'],
  [{ allowed: '1.1.1.1' }, 'destination_address_refused'],
  [{ endpoint: 'http://localhost:1/', allowed: '1.1.1.1' }, 'destination_address_refused'],
])('reports the cause of a failure: %j', async (change, code) => {
  await using destination = await open(change);
  expect(await codeOf(put(destination))).toBe(code);
});
