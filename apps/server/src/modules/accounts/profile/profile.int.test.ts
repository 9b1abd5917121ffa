import { AppError } from '@inkstone/contracts';
import { userInfo } from '@inkstone/contracts/accounts';
import { avatarPath, changeProfile, removeAvatar, storeAvatar } from '@inkstone/contracts/accounts/profile';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/client.ts';
import { createTestServer, type TestServer } from '../../../testing/server.ts';
import { createAccount } from '../testing.ts';

let server: TestServer;
let person: TestClient;
let accountId: string;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const account = await createAccount(server.deps);
  accountId = account.accountId;
  person = server.as(account.token);
});

const profile = () => person.call(userInfo, {});
const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#2d6a4f' } });
const send = (bytes: Buffer, client = person) =>
  client.call(storeAvatar, { base64: bytes.toString('base64') });

async function avatarFiles(): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of server.deps.files.list(`avatars/${accountId}/`)) keys.push(key);
  return keys;
}

describe('names', () => {
  it('are changed one by one and cleaned; an empty nickname is none', async () => {
    expect(await person.call(changeProfile, { username: ' 张\u202e三\n' })).toEqual({
      username: '张三',
      nickName: null,
    });
    await person.call(changeProfile, { nickName: '小张' });
    expect(await profile()).toMatchObject({ username: '张三', nickName: '小张' });
    await person.call(changeProfile, { nickName: '' });
    expect(await profile()).toMatchObject({ username: '张三', nickName: null });
  });

  it.each([
    ['字'.repeat(31), 'name_too_long'],
    ['字'.repeat(3000), 'invalid_request'],
    ['字'.repeat(350_000), 'body_too_large'],
    ['', 'username_required'],
    [' \u200b\u2800', 'username_required'],
  ])('that are too long, and invalid user names, change nothing', async (username, code) => {
    await person.call(changeProfile, { username: '张三' });
    await expect(person.call(changeProfile, { username, nickName: '小张' })).rejects.toMatchObject({ code });
    expect(await profile()).toMatchObject({ username: '张三', nickName: null });
  });

  it('cannot be changed by other accounts', async () => {
    const refused = server.visitor().call(changeProfile, { username: '李四' });
    await expect(refused).rejects.toEqual(new AppError('sign_in_first'));
  });
});

describe('the avatar', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)('is drawn from a %s, as squares', async (format) => {
    const { figureUrl } = await send(await picture().toFormat(format).toBuffer());
    expect((await profile()).figureUrl).toBe(figureUrl);
    for (const [address, side] of [
      [figureUrl, 384],
      [`${figureUrl}&size=small`, 96],
    ] as const) {
      const response = await server.visitor().fetch(address);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('cache-control')).toContain('immutable');
      const drawn = await sharp(await response.arrayBuffer()).metadata();
      expect([drawn.format, drawn.width, drawn.height]).toEqual(['webp', side, side]);
    }
  });

  it('contains no location or camera metadata, and is upright', async () => {
    const taken = await sharp({ create: { width: 60, height: 30, channels: 3, background: 'white' } })
      .composite([
        {
          input: { create: { width: 30, height: 30, channels: 3, background: 'black' } },
          left: 0,
          top: 0,
        },
      ])
      .withExif({ IFD0: { Model: 'Secret Camera' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { figureUrl } = await send(taken);
    const bytes = Buffer.from(await (await person.fetch(figureUrl)).arrayBuffer());
    expect(bytes.includes('Secret Camera')).toBe(false);
    const { exif, orientation } = await sharp(bytes).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    // Rotated by a quarter: the dark left side is at the top.
    const pixels = await sharp(bytes).greyscale().raw().toBuffer();
    expect([pixels[384 * 40 + 192], pixels[384 * 340 + 192]].map((grey) => (grey ?? 0) > 128)).toEqual([
      false,
      true,
    ]);
  });

  it('is replaced, and is deleted with its files', async () => {
    const first = await send(await picture().png().toBuffer());
    await Promise.all([send(await picture(50).png().toBuffer()), send(await picture(40).png().toBuffer())]);
    expect(await avatarFiles()).toHaveLength(2);
    const now = (await profile()).figureUrl ?? '';
    expect((await person.fetch(now)).status).toBe(200);
    expect((await person.fetch(first.figureUrl)).status).toBe(404);
    await person.call(removeAvatar, {});
    await person.call(removeAvatar, {});
    expect(await avatarFiles()).toEqual([]);
    expect((await profile()).figureUrl).toBeNull();
  });

  it.each([
    ['nothing', Buffer.of(), 'file_format_mismatch'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'file_format_mismatch'],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'file_format_mismatch'],
    ['SVG that calls itself PNG', Buffer.from('\x89PNG\r\n\x1a\n<svg/>', 'latin1'), 'file_format_mismatch'],
    ['a PDF', Buffer.from('%PDF-1.7'), 'file_format_mismatch'],
    ['too many bytes', Buffer.alloc(2 * 1024 * 1024 + 1, 0xff), 'image_too_large'],
    ['far too many bytes', Buffer.alloc(4 * 1024 * 1024), 'body_too_large'],
  ])('is refused when it is %s', async (_, bytes, code) => {
    await expect(send(bytes)).rejects.toMatchObject({ code });
    expect(await avatarFiles()).toEqual([]);
  });

  it('is refused as a decompression bomb: few bytes with 67 million pixels, or a thousand frames', async () => {
    const huge = await picture(8400, 8000).png({ compressionLevel: 1 }).toBuffer();
    await expect(send(huge)).rejects.toMatchObject({ code: 'image_too_large' });
    const frames = await sharp({
      create: { width: 16, height: 16 * 1000, channels: 3, background: 'red', pageHeight: 16 },
    })
      .gif()
      .toBuffer();
    await send(frames);
    expect(await avatarFiles()).toHaveLength(2);
  });

  it.each(['', '?account=x&id=y', `?account=${'0'.repeat(32)}`, '?account=..%2F..&id=..'])(
    'is not found at %j',
    async (query) => {
      expect((await server.visitor().fetch(`${avatarPath}${query}`)).status).toBe(404);
    },
  );
});
