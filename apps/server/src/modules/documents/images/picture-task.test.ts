import { imageBytesLimit } from '@inkstone/contracts/documents';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPicture } from './picture-task.ts';

const square = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#c0392b' } });

describe('drawPicture', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)('keeps a %s a %s', async (format) => {
    const picture = await drawPicture(await square(40).toFormat(format).toBuffer());
    expect(picture).toMatchObject({ mediaType: `image/${format}`, width: 40, height: 40 });
    expect((await sharp(picture.bytes).metadata()).format).toBe(format);
  });

  it('removes location and camera metadata', async () => {
    const taken = await square(20)
      .withExif({ IFD0: { Model: 'Secret Camera' }, IFD3: { GPSLatitude: '31/1 13/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(taken.includes('Secret Camera')).toBe(true);
    const { bytes } = await drawPicture(taken);
    expect(bytes.includes('Secret Camera')).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  it('applies the orientation of a photograph', async () => {
    const lying = await sharp({ create: { width: 60, height: 30, channels: 3, background: 'white' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await drawPicture(lying)).toMatchObject({ width: 30, height: 60 });
  });

  it('scales down a picture above the largest displayed size', async () => {
    const wide = sharp({ create: { width: 6000, height: 600, channels: 3, background: 'white' } });
    expect(await drawPicture(await wide.png().toBuffer())).toMatchObject({ width: 4096, height: 410 });
  });

  it.each([
    ['nothing', Buffer.of()],
    ['a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['the head of a picture without the rest', Buffer.from('\x89PNG\r\n\x1a\n and nothing more', 'latin1')],
  ])('refuses %s', async (_, bytes) => {
    await expect(drawPicture(bytes)).rejects.toMatchObject({ code: 'file_format_mismatch' });
  });

  it('refuses more bytes than allowed', async () => {
    const bytes = Buffer.alloc(imageBytesLimit + 1);
    await expect(drawPicture(bytes)).rejects.toMatchObject({
      code: 'image_too_large',
      params: { limit: '5 MB' },
    });
  });
});
