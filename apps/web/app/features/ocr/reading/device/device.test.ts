import { AppError } from '@inkstone/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { canReadHere } from './can-read-here.ts';
import { startDeviceJob } from './device-job.ts';
import type { DeviceReader } from './device-reader.ts';
import { loadFiles } from './load-files.ts';
import type { DevicePage } from './messages.ts';
import { encodePgm, greyOf, shrunkSize } from './pictures.ts';

afterEach(() => vi.unstubAllGlobals());

const box = { left: 0, top: 0, right: 9, bottom: 9 };
const page: DevicePage = {
  ...{ language: 'zh', width: 9, height: 9, picture: new Blob(['png']) },
  blocks: [{ kind: 'paragraph', box, lines: [{ box, words: [{ text: '春', confidence: 50, box }] }] }],
};
const files = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => new File(['x'], name));

/** A reader whose result depends on the name of the picture. */
function readerOf(answer: (name: string, signal: AbortSignal) => Promise<DevicePage>) {
  const close = vi.fn();
  const read: DeviceReader['read'] = (picture, _language, onProgress, signal) => {
    onProgress(0.5);
    onProgress(1);
    return answer((picture as File).name, signal);
  };
  return { read, close };
}

describe('a job on the device', () => {
  it('reads pictures one after another; a failing one does not stop the others', async () => {
    const reader = readerOf(async (name) => {
      if (name === 'b.jpg') throw new AppError('picture_too_large');
      return page;
    });
    const job = startDeviceJob({ files, language: 'auto' }, reader);
    const loaded: (number | null)[] = [];
    const leave = job.subscribe(() => loaded.push(job.state().loaded));
    await expect.poll(() => job.state().state).toBe('done');
    expect(job.state().pages.map(({ state, failedBy }) => [state, failedBy])).toEqual([
      ['done', null],
      ['failed', 'picture_too_large'],
      ['done', null],
    ]);
    expect(job.state().pictures.map((address) => address?.startsWith('blob:') ?? null)).toEqual([
      true,
      null,
      true,
    ]);
    expect(loaded).toContain(0.5);
    expect(job.state().loaded).toBeNull();
    job.correct(2, 0, '夏');
    expect(job.state().pages[2]?.blocks).toMatchObject([
      { lines: [{ words: [{ text: '夏', confidence: 100 }] }] },
    ]);
    leave();
    const resubscribed = job.subscribe(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
    expect(reader.close).not.toHaveBeenCalled();
    resubscribed();
    await expect.poll(() => reader.close.mock.calls.length).toBe(1);
  });

  it('keeps finished pictures when it is stopped', async () => {
    const reader = readerOf((name, signal) =>
      name === 'a.jpg'
        ? Promise.resolve(page)
        : new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    const job = startDeviceJob({ files, language: 'zh' }, reader);
    await expect.poll(() => job.state().pages[0]?.state).toBe('done');
    job.stop();
    expect(job.state().state).toBe('cancelled');
    expect(job.state().pages.map(({ state }) => state)).toEqual(['done', 'waiting', 'waiting']);
  });
});

describe('the files of the engine', () => {
  it('are fetched with progress, and refused if one is missing', async () => {
    vi.stubGlobal(
      'fetch',
      async (url: string) => new Response('12345', { status: url === '/no' ? 404 : 200 }),
    );
    const reported: number[] = [];
    const [first] = await loadFiles(['/a', '/b'], 10, (share) => reported.push(share));
    expect(new TextDecoder().decode(first)).toBe('12345');
    expect(reported).toEqual([0.5, 1]);
    await expect(loadFiles(['/a', '/no'], 10, () => undefined)).rejects.toMatchObject({
      code: 'network_error',
    });
  });

  it('cannot be used by a browser without canvases in workers', () => {
    vi.stubGlobal('Worker', class {});
    vi.stubGlobal('createImageBitmap', () => undefined);
    vi.stubGlobal('OffscreenCanvas', class {});
    expect(canReadHere()).toBe(true);
    vi.stubGlobal('OffscreenCanvas', undefined);
    expect(canReadHere()).toBe(false);
  });
});

describe('pictures', () => {
  it('are reduced to a size that phones can process', () => {
    expect(shrunkSize({ width: 3000, height: 2000 })).toEqual({ width: 3000, height: 2000 });
    const { width, height } = shrunkSize({ width: 9000, height: 7000 });
    expect(width * height).toBeLessThanOrEqual(16_000_000);
    expect(Math.abs(width / height - 9 / 7)).toBeLessThan(0.01);
    expect(shrunkSize({ width: 20_000, height: 1 })).toEqual({ width: 5000, height: 1 });
  });

  it('are grey by brightness, and encoded without loss', () => {
    const grey = greyOf(Uint8ClampedArray.of(255, 255, 255, 255, 0, 0, 0, 255, 255, 0, 0, 255));
    expect([...grey]).toEqual([255, 0, 54]);
    const bytes = encodePgm({ width: 3, height: 1, pixels: grey });
    expect(Buffer.from(bytes).toString('latin1')).toBe(
      `P5\n3 1\n255\n\u00ff\u0000${String.fromCharCode(54)}`,
    );
  });
});
