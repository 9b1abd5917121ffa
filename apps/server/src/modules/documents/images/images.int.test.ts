import { AppError } from '@inkstone/contracts';
import { imagePath, storeImage } from '@inkstone/contracts/documents';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount } from '../../accounts/testing.ts';

let server: TestServer;
let owner: TestClient;
let other: TestClient;
beforeAll(async () => {
  server = await createTestServer();
  owner = server.as((await createAccount(server.deps)).token);
  other = server.as((await createAccount(server.deps)).token);
});
afterAll(() => server.close());

async function drawn(background: string): Promise<string> {
  const square = sharp({ create: { width: 30, height: 20, channels: 3, background } });
  return (await square.png().toBuffer()).toString('base64');
}

it('keeps a picture for its owner', async () => {
  const { url, width, height } = await owner.call(storeImage, { base64: await drawn('red') });
  expect({ width, height }).toEqual({ width: 30, height: 20 });
  const response = await owner.fetch(url);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(30);
});

it('gives it to nobody else', async () => {
  const { url } = await owner.call(storeImage, { base64: await drawn('green') });
  expect((await other.fetch(url)).status).toBe(404);
  expect((await server.visitor().fetch(url)).status).toBe(401);
  expect((await owner.fetch(`${imagePath}?id=nothing`)).status).toBe(404);
});

it('stores the same picture once for each account', async () => {
  const base64 = await drawn('blue');
  const [first, second] = await Promise.all([
    owner.call(storeImage, { base64 }),
    owner.call(storeImage, { base64 }),
  ]);
  expect(second.id).toBe(first.id);
  expect((await other.call(storeImage, { base64 })).id).not.toBe(first.id);
});

it('refuses what is no picture', async () => {
  const base64 = Buffer.from('<script>alert(1)</script>').toString('base64');
  await expect(owner.call(storeImage, { base64 })).rejects.toEqual(new AppError('file_format_mismatch'));
  await expect(server.visitor().call(storeImage, { base64 })).rejects.toEqual(new AppError('sign_in_first'));
});

it('refuses what is too large with words, before and after reading it', async () => {
  const justOver = Buffer.alloc(5 * 1024 * 1024 + 1).toString('base64');
  await expect(owner.call(storeImage, { base64: justOver })).rejects.toMatchObject({
    code: 'image_too_large',
  });
  const farOver = Buffer.alloc(9 * 1024 * 1024).toString('base64');
  await expect(owner.call(storeImage, { base64: farOver })).rejects.toMatchObject({ code: 'body_too_large' });
});
