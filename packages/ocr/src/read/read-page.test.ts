import { describe, expect, it } from 'vitest';
import type { RecognisedLine } from '../page.ts';
import { type GreyPicture, turnQuarters } from '../picture/grey.ts';
import { drawLines, lineAt } from '../testing/draw.ts';
import type { LineEngine } from './engine.ts';
import { readPage } from './read-page.ts';

const page = drawLines({ width: 700, height: 460, size: 32, pitch: 56 });

/** Vertical lines, as returned by an engine that rotates sideways text. */
function lying(text: string, confidence: number): RecognisedLine[] {
  return [0, 1].map((index) => {
    const box = { left: 40 * index, top: 20, right: 40 * index + 30, bottom: 400 };
    return { box, words: [{ text, confidence, box }] };
  });
}

/** Two horizontal lines. */
function across(text: string, confidence: number): RecognisedLine[] {
  return [0, 1].map((index) => lineAt(20, 50 * index, [[text, 400]], confidence));
}

/** An engine that returns `wide` for pictures as wide as the page, and `high` for pictures on their side. */
function engineOf(wide: readonly RecognisedLine[], high: readonly RecognisedLine[]): LineEngine {
  return {
    readLines: async ({ width }: GreyPicture, _language, kind) =>
      kind !== 'page' ? [] : width > 600 ? wide : high,
  };
}

async function turnOf(picture: GreyPicture, engine: LineEngine): Promise<number> {
  const { turned } = await readPage(picture, 'zh', engine);
  return Math.round(turned / 90) * 90;
}

describe('the orientation of a page', () => {
  it('is not determined by lines that the engine itself turned, however certain they are', async () => {
    const engine = engineOf(across('这一页的字看得不太清楚', 65), lying('另一个方向也读得出来', 92));
    expect(await turnOf(page, engine)).toBe(0);
  });

  it('is not changed by a few words recognised by chance', async () => {
    const engine = engineOf(across('这一页的字看得不太清楚', 60), [lineAt(0, 0, [['二', 30]], 95)]);
    expect(await turnOf(page, engine)).toBe(0);
  });

  it('is detected if the lines of the picture run downwards', async () => {
    const engine = engineOf(across('这一页的字看得很清楚', 90), lying('这一页的字看得很清楚', 90));
    expect(await turnOf(turnQuarters(page, 1), engine)).toBe(90);
  });
});
