import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { describe, expect, it, vi } from 'vitest';
import { lowerPreloads } from './lower-preloads.ts';

async function pass(...chunks: (string | Uint8Array)[]): Promise<string> {
  const stream = lowerPreloads();
  for (const chunk of chunks) stream.write(chunk);
  stream.end();
  return await text(stream);
}

const page =
  '<head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/></head><p>砚台</p>';
const lowered = page.replace('"modulepreload"', '"modulepreload" fetchpriority="low"');

describe('lowerPreloads', () => {
  it('lowers module preloads and keeps everything else', async () => {
    expect(await pass(page)).toBe(lowered);
  });

  it('does so wherever the page is split', async () => {
    const bytes = new TextEncoder().encode(page);
    for (let cut = 0; cut <= bytes.length; cut++) {
      expect(await pass(bytes.subarray(0, cut), bytes.subarray(cut))).toBe(lowered);
    }
  });

  it('joins the pieces of one turn, and does not hold them back', async () => {
    const stream = lowerPreloads();
    const pieces: string[] = [];
    stream.on('data', (piece: Buffer) => pieces.push(String(piece)));
    for (const piece of ['<p>', 'one', ' two</p>']) stream.write(piece);
    await vi.waitFor(() => expect(pieces).toEqual(['<p>one two</p>']));
    stream.end('<p>three</p>');
    await finished(stream);
    expect(pieces).toEqual(['<p>one two</p>', '<p>three</p>']);
  });
});
