import { meanConfidence } from '../layout/clean-lines.ts';
import { hanShare } from '../layout/script.ts';
import { lineText } from '../layout/text.ts';
import type { RecognisedLine } from '../page.ts';
import type { GreyPicture } from '../picture/grey.ts';
import type { LineEngine, PageLanguage, PartKind } from './engine.ts';
import { cropPart } from './parts.ts';

/** Below `lowConfidence` a cell in Chinese is recognised again as a number, which must reach `highConfidence`. */
const lowConfidence = 45;
const highConfidence = 80;
/** Share of Han characters below which text is English. */
export const englishBelow = 0.2;
/** Maximum number of lines that are recognised again as English. */
const maxLinesReread = 80;

/** Recognises a part of a page, such as a cell. */
export async function readMixed(
  picture: GreyPicture,
  language: PageLanguage,
  engine: LineEngine,
  kind: PartKind,
): Promise<readonly RecognisedLine[]> {
  const lines = await engine.readLines(picture, language, kind);
  if (language === 'en') return lines;
  // A number misread as Chinese characters would not be detected as English.
  if (lines.length > 0 && meanConfidence(lines) < lowConfidence) {
    const english = await engine.readLines(picture, 'en', kind);
    const text = english.map(lineText).join('');
    if (
      meanConfidence(english) >= highConfidence &&
      /^[\p{N}\p{P}\p{S}\s]*\p{N}[\p{N}\p{P}\p{S}\s]*$/u.test(text)
    )
      return english;
  }
  return await readEnglishLines(picture, lines, engine);
}

/** Recognises lines with almost no Han characters again as English, and keeps the result with the higher confidence. */
export async function readEnglishLines(
  picture: GreyPicture,
  lines: readonly RecognisedLine[],
  engine: LineEngine,
): Promise<readonly RecognisedLine[]> {
  const result: RecognisedLine[] = [];
  let count = 0;
  for (const line of lines) {
    const text = lineText(line);
    const isEnglish = /[A-Za-z]{2}/.test(text) && (hanShare(text) ?? 1) < englishBelow;
    if (!isEnglish || ++count > maxLinesReread) {
      result.push(line);
      continue;
    }
    const part = cropPart(picture, line.box);
    const again = await engine.readLines(part.picture, 'en', 'line');
    const isBetter = meanConfidence(again) > meanConfidence([line]);
    result.push(...(isBetter ? again.map(part.moveBack) : [line]));
  }
  return result;
}
