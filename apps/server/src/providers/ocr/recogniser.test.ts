import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';
import { AppError } from '@inkstone/contracts';
import type { OcrBlock } from '@inkstone/contracts/ocr';
import { isDoubtfulText } from '@inkstone/domain/ocr';
import { pageText } from '@inkstone/ocr';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { findEngine } from './find-engine.ts';
import { openTextRecogniser } from './open-text-recogniser.ts';
import { parseTsv } from './parse-tsv.ts';
import { RecogniserProcesses } from './recogniser-processes.ts';

const fontfile = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf'),
);
const settings = { engine: 'tesseract.js', data: 'best', workers: 1, waiting: 1 } as const;
const recogniser = await openTextRecogniser(settings);
afterAll(() => recogniser.close());
const { signal } = new AbortController();

/** Draws a small picture with a line of large print, in any installed font. */
async function drawText(text: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="160"><rect width="500" height="160" fill="#fff"/>
    <text x="60" y="100" font-size="44">${text}</text></svg>`;
  return await sharp(Buffer.from(svg)).png().toBuffer();
}

describe('tesseract.js', () => {
  it('reads a picture, with boxes on the prepared picture and with confidences', async () => {
    const picture = await drawText('Bread and butter');
    const page = await recogniser.recognise({ picture, language: 'en', signal });
    expect(recogniser.engine).toMatch(/^tesseract\.js 7\./);
    expect(pageText(page).replace(/\s+/g, ' ')).toContain('Bread and butter');
    const { width, height } = await sharp(page.prepared).metadata();
    expect([page.width, page.height]).toEqual([width, height]);
    const [block] = page.blocks;
    expect(block?.box.right).toBeLessThanOrEqual(page.width);
  });

  it('reports that Chinese was requested for an English page', async () => {
    const picture = await drawText('Bread and butter');
    const page = await recogniser.recognise({ picture, language: null, signal });
    expect(page.language).toBe('en');
    expect(pageText(page)).toContain('Bread and butter');
  });

  it('finds nothing in a picture without text', async () => {
    const empty = sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } });
    const page = await recogniser.recognise({
      picture: await empty.png().toBuffer(),
      language: null,
      signal,
    });
    expect(page.blocks).toEqual([]);
  });
});

/** Changes the size in the header of a PNG, which then differs from that of its pixels. */
function claimSize(png: Buffer, side: number): Buffer {
  const copy = Buffer.from(png);
  copy.writeUInt32BE(side, 16);
  copy.writeUInt32BE(side, 20);
  copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29);
  return copy;
}

/** Adds a compressed comment of 256 MB, which takes about a megabyte in the file. */
function withLongComment(png: Buffer): Buffer {
  const data = Buffer.concat([
    Buffer.from('zTXtComment\0\0', 'latin1'),
    deflateSync(Buffer.alloc(256 * 1024 * 1024), { level: 1 }),
  ]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length - 4);
  check.writeUInt32BE(crc32(data));
  return Buffer.concat([png.subarray(0, 33), length, data, check, png.subarray(33)]);
}

it('a picture whose comment decompresses to hundreds of megabytes is read without decompressing it', async () => {
  const picture = withLongComment(await drawText('Bread and butter'));
  const page = await recogniser.recognise({ picture, language: 'en', signal });
  expect(pageText(page)).toContain('Bread');
});

it('a picture is rotated by its EXIF data, and a language other than the chosen one is reported', async () => {
  const picture = await sharp(await drawText('Bread and butter'))
    .rotate(270)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
  const page = await recogniser.recognise({ picture, language: 'zh', signal });
  expect(pageText(page)).toContain('Bread and butter');
  expect(page.language).toBe('en');
});

describe('a page on its side', () => {
  it.each([90, 180, 270])(
    'with two lines of Chinese, turned by %i degrees, is read in order',
    async (turn) => {
      const text = '今天天气很好，我们一起去公园散步。';
      const upright = await sharp({
        text: { text, fontfile, font: 'Noto Serif SC 12', dpi: 200, width: 420 },
      })
        .flatten({ background: 'white' })
        .negate()
        .extend({ top: 80, bottom: 80, left: 80, right: 80, background: 'black' })
        .png()
        .toBuffer();
      const picture = await sharp(upright).rotate(turn).png().toBuffer();
      const page = await recogniser.recognise({ picture, language: null, signal });
      expect(pageText(page).replace(/\s/g, '')).toBe(text);
      expect(Math.round(page.turned / 90) * 90).toBe(turn);
    },
  );
});

describe('handwriting', () => {
  // Drawn with handwriting fonts (Kiloji, Femke Klaver) and distorted by waves.
  it.each(['zh', 'en'])(
    'in %s is read with low confidence, so that the page asks for a comparison',
    async (language) => {
      const file = new URL(`testing/handwriting-${language}.png`, import.meta.url);
      const { blocks } = await recogniser.recognise({
        picture: await readFile(file),
        language: null,
        signal,
      });
      expect(isDoubtfulText(blocks as OcrBlock[])).toBe(true);
    },
  );
});

describe('hostile files are refused, and the next picture is read:', () => {
  const huge = () =>
    sharp({
      create: { width: 8200, height: 8200, channels: 3, background: '#000' },
      limitInputPixels: false,
    });

  it.each<[string, () => Promise<Uint8Array>, string]>([
    ['random bytes', async () => Uint8Array.from([1, 2, 3]), 'picture_unreadable'],
    ['SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'picture_unreadable'],
    ['a broken PNG', async () => (await drawText('x')).subarray(0, 200), 'picture_unreadable'],
    [
      'a small file that claims 3600 million pixels',
      async () => claimSize(await drawText('x'), 60_000),
      'picture_too_large',
    ],
    ['67 million pixels', () => huge().png({ compressionLevel: 1 }).toBuffer(), 'picture_too_large'],
  ])('%s', async (_, file, code) => {
    const picture = await file();
    await expect(recogniser.recognise({ picture, language: null, signal })).rejects.toMatchObject({ code });
  });
});

it('a full queue is busy, and an aborted request ends', async () => {
  const picture = await drawText('Bread and butter');
  const stop = new AbortController();
  const first = recogniser.recognise({ picture, language: 'en', signal: stop.signal });
  const second = recogniser.recognise({ picture, language: 'en', signal });
  const third = recogniser.recognise({ picture, language: 'en', signal });
  await expect(third).rejects.toThrow(new AppError('ocr_busy'));
  stop.abort();
  await expect(first).rejects.toMatchObject({ name: 'AbortError' });
  expect(pageText(await second)).toContain('Bread');
});

it('a page that exceeds the limits fails, and so does every page when it is off', async () => {
  const picture = await drawText('Bread and butter');
  const withShortTimeout = await openTextRecogniser(settings, { processorTime: 50, clockTime: 60_000 });
  await expect(withShortTimeout.recognise({ picture, language: 'en', signal })).rejects.toMatchObject({
    code: 'ocr_failed',
  });
  await withShortTimeout.close();
  const off = await openTextRecogniser({ ...settings, engine: 'off' });
  expect(off.engine).toBeNull();
  await expect(off.recognise({ picture, language: 'en', signal })).rejects.toMatchObject({ code: 'ocr_off' });
});

it('a process reads pages until it is replaced', async () => {
  const engine = (await findEngine(settings))?.choice;
  if (!engine) throw new Error('There is no engine.');
  const time = { processorTime: 120_000, clockTime: 300_000 };
  const processes = new RecogniserProcesses(time, 2);
  // Without text, because only the processes matter here.
  const empty = sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } });
  const task = { picture: await empty.png().toBuffer(), language: 'en', engine } as const;
  const idle: (readonly (number | null)[])[] = [];
  for (let page = 0; page < 3; page++) {
    await processes.read(task, signal);
    idle.push(processes.idleProcessIds);
  }
  await processes.close();
  const [first, second, third] = idle;
  expect([first, second, third].map((pids) => pids?.length)).toEqual([1, 0, 1]);
  expect(third).not.toEqual(first);
});

it('the program is used only if it is installed', async () => {
  expect(await findEngine({ engine: 'tesseract', data: 'best' }, '/nowhere')).toBeNull();
  expect((await findEngine({ engine: 'auto', data: 'better' }, '/nowhere'))?.choice).toMatchObject({
    kind: 'tesseract.js',
    data: { zh: expect.stringMatching(/chi_sim\/4\.0\.0$/) },
  });
});

it('the output of the program is read by lines', () => {
  const row = (line: number, word: number, text: string) =>
    `5\t1\t1\t1\t${line}\t${word}\t${word * 10}\t5\t8\t9\t91.5\t${text}`;
  const lines = parseTsv(
    [
      'level\tpage',
      '4\t1\t1\t1\t1\t0\t0\t0\t9\t9\t-1\t',
      row(1, 1, 'a'),
      row(1, 2, 'b'),
      row(2, 1, 'c'),
    ].join('\n'),
  );
  expect(lines.map(({ words }) => words.map(({ text }) => text))).toEqual([['a', 'b'], ['c']]);
  expect(lines[0]?.words[1]).toEqual({
    text: 'b',
    confidence: 91.5,
    box: { left: 20, top: 5, right: 28, bottom: 14 },
  });
  expect(lines[0]?.box).toEqual({ left: 10, top: 5, right: 28, bottom: 14 });
});
