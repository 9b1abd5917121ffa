import { AppError } from '@inkstone/contracts';
import { minute } from '@inkstone/kernel';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { TaskLimitExceeded } from './isolated-process.ts';
import { drawInProcess } from './picture-processes.ts';

const square = (side: number) =>
  sharp({
    create: { width: side, height: side, channels: 3, background: '#c0392b' },
    limitInputPixels: false,
  });

describe('pictures', () => {
  it('are drawn in a process, and arrive as bytes', async () => {
    const sent = await square(40).png().toBuffer();
    const picture = await drawInProcess<{ bytes: Buffer; width: number }>('image', 'ann', sent);
    expect(picture.width).toBe(40);
    expect(Buffer.isBuffer(picture.bytes)).toBe(true);
    expect((await sharp(picture.bytes).metadata()).format).toBe('png');
    const avatar = await drawInProcess<Record<'small' | 'large', Buffer>>('avatar', 'ann', sent);
    expect((await sharp(avatar.small).metadata()).format).toBe('webp');
    const screenshot = await drawInProcess<Buffer>('screenshot', 'ann', sent);
    expect((await sharp(screenshot).metadata()).width).toBe(40);
  });

  it('that are invalid are refused as before', async () => {
    const sent = new Uint8Array([1, 2, 3]);
    for (const runner of ['image', 'avatar', 'screenshot'] as const)
      await expect(drawInProcess(runner, 'ann', sent)).rejects.toThrow(new AppError('file_format_mismatch'));
  });

  it('that exceed the limits end their own process; the next one is drawn by another', async () => {
    // Few bytes, 100 million pixels.
    const hostile = await square(10_000).png({ compressionLevel: 9 }).toBuffer();
    expect(hostile.length).toBeLessThan(1024 * 1024);
    const before = process.memoryUsage.rss();
    const good = await square(20).png().toBuffer();
    const beside = drawInProcess<{ width: number }>('image', 'bob', good);
    const limits = { processorTime: 100, clockTime: minute };
    await expect(drawInProcess('image', 'ann', hostile, limits)).rejects.toMatchObject({
      code: 'file_format_mismatch',
      cause: expect.any(TaskLimitExceeded),
    });
    expect(await beside).toMatchObject({ width: 20 });
    expect(await drawInProcess('image', 'ann', good)).toMatchObject({ width: 20 });
    expect(process.memoryUsage.rss() - before).toBeLessThan(300 * 1024 * 1024);
  });
});
