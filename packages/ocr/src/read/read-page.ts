import { heightOf, widthOf } from '../layout/boxes.ts';
import { cleanLines, meanConfidence, splitLines } from '../layout/clean-lines.ts';
import { layOut } from '../layout/lay-out.ts';
import { hanShare } from '../layout/script.ts';
import { lineText } from '../layout/text.ts';
import type { RecognisedLine, RecognisedPage } from '../page.ts';
import { darkOnLight, type GreyPicture } from '../picture/grey.ts';
import { evenPicture, type PreparedPicture, straightenPicture } from '../picture/prepare.ts';
import { findTables } from '../table/find-tables.ts';
import type { LineEngine, PageLanguage } from './engine.ts';
import { densestStrip } from './parts.ts';
import { readCells } from './read-cells.ts';
import { englishBelow, readEnglishLines, readMixed } from './read-mixed.ts';

/** A page with the picture to which its boxes belong. */
export interface ReadPage extends RecognisedPage {
  readonly language: PageLanguage;
  readonly prepared: GreyPicture;
}

/** Confidence (0 to 100) below which other rotations are tried. */
const doubtful = 68;
/** Factor by which another rotation or language must be better. */
const better = 8;
/** Prepares a picture and recognises its rotation, language, tables, columns and paragraphs. */
export async function readPage(
  picture: GreyPicture,
  language: PageLanguage | null,
  engine: LineEngine,
): Promise<ReadPage> {
  const even = evenPicture(darkOnLight(picture));
  const turned = await findTurn(even.picture, even.quarters, language, engine);
  const { picture: prepared } = turned.prepared;
  const { tables, unruled } = findTables(prepared);
  const { lines, ...read } = await readLines(unruled, turned.language, engine);
  const outside = cleanLines(lines).filter(({ box }) => !tables.some((table) => isInside(box, table.box)));
  const cells = await readCells(unruled, tables, (part, kind) =>
    readMixed(part, read.language, engine, kind),
  );
  return {
    width: prepared.width,
    height: prepared.height,
    turned: turned.prepared.turned,
    language: read.language,
    prepared,
    blocks: layOut(splitLines(outside), cells),
  };
}

interface TurnedPicture {
  readonly prepared: PreparedPicture;
  readonly language: PageLanguage;
}

/** The strip of a page with the most ink, recognised in one rotation. `weight`: amount of text, weighted by confidence. */
interface Strip extends TurnedPicture {
  readonly quarters: number;
  readonly confidence: number;
  readonly weight: number;
}

/**
 * Detects rotation and language by reading the strip with the most ink. Other rotations are tried only if the
 * confidence is low.
 */
async function findTurn(
  even: GreyPicture,
  quarters: number,
  wanted: PageLanguage | null,
  engine: LineEngine,
): Promise<TurnedPicture> {
  const found = await readStrip(even, quarters, wanted, engine);
  // A few lines of Chinese are equally regular in both directions, so a sideways picture can be detected only by recognising
  // both.
  const upright = quarters % 2 === 1 ? await readStrip(even, 0, wanted, engine) : found;
  const first = upright.weight >= found.weight ? upright : found;
  let best = first;
  if (first.confidence < doubtful) {
    for (const other of [2, 1, 3]) {
      const tried = await readStrip(even, (first.quarters + other) % 4, wanted, engine);
      const isClearer = tried.confidence > Math.max(best.confidence, first.confidence + better);
      // A few words with a high confidence by chance must not outweigh a page of text.
      if (isClearer && tried.weight > best.weight) best = tried;
      if (best.confidence > doubtful + better) break;
    }
  }
  return best;
}

async function readStrip(
  even: GreyPicture,
  quarters: number,
  wanted: PageLanguage | null,
  engine: LineEngine,
): Promise<Strip> {
  const prepared = straightenPicture(even, quarters);
  const strip = densestStrip(prepared.picture);
  const { language, lines } = await readLines(strip, wanted ?? 'zh', engine);
  const clean = cleanLines(lines).filter((line) => !isVertical(line));
  const [confidence, text] = [meanConfidence(clean), clean.map(lineText).join('')];
  return { prepared, language, quarters, confidence, weight: confidence * text.length };
}

/** Whether a line is vertical. Engines rotate such lines themselves, so they do not indicate the rotation of the page. */
function isVertical({ box, words }: RecognisedLine): boolean {
  const characters = words.reduce((sum, { text }) => sum + text.length, 0);
  return characters > 1 && heightOf(box) > widthOf(box) * 1.5;
}

interface ReadLines {
  readonly language: PageLanguage;
  readonly lines: readonly RecognisedLine[];
}

/** Recognises lines. If the language is wrong, they are recognised again in the other one. */
async function readLines(
  picture: GreyPicture,
  language: PageLanguage,
  engine: LineEngine,
): Promise<ReadLines> {
  const lines = await engine.readLines(picture, language, 'page');
  if (language === 'en') {
    const confidence = meanConfidence(cleanLines(lines));
    if (confidence >= doubtful || lines.length === 0) return { language, lines };
    const chinese = await engine.readLines(picture, 'zh', 'page');
    const isChinese = shareOf(chinese) > 0.5 && meanConfidence(cleanLines(chinese)) > confidence + better;
    return isChinese ? { language: 'zh', lines: chinese } : { language, lines };
  }
  if (lines.length > 0 && shareOf(lines) < englishBelow) {
    const english = await engine.readLines(picture, 'en', 'page');
    if (meanConfidence(english) >= meanConfidence(lines) - better) return { language: 'en', lines: english };
  }
  return { language, lines: await readEnglishLines(picture, lines, engine) };
}

function shareOf(lines: readonly RecognisedLine[]): number {
  return hanShare(lines.map(lineText).join('\n')) ?? 1;
}

function isInside(inner: RecognisedLine['box'], outer: RecognisedLine['box']): boolean {
  const [x, y] = [(inner.left + inner.right) / 2, (inner.top + inner.bottom) / 2];
  return x > outer.left && x < outer.right && y > outer.top && y < outer.bottom;
}
