import { describe, expect, it } from 'vitest';
import { cleanCell } from '../layout/clean-lines.ts';
import { lineText } from '../layout/text.ts';
import type { RecognisedLine } from '../page.ts';
import { createGrey } from '../picture/grey.ts';
import { lineAt } from '../testing/draw.ts';
import { readMixed } from './read-mixed.ts';

async function read(chinese: RecognisedLine, english: RecognisedLine): Promise<string> {
  const engine = {
    readLines: async (_picture: unknown, language: string) => [language === 'zh' ? chinese : english],
  };
  return (await readMixed(createGrey(90, 40), 'zh', engine, 'line')).map(lineText).join('');
}
const word = (text: string, confidence: number) => lineAt(10, 10, [[text, 60]], confidence);

describe('a cell of a table in Chinese', () => {
  it('is read as a number if characters are doubtful and the number is certain', async () => {
    expect(await read(word('的', 23), word('57.9', 91))).toBe('57.9');
    expect(await read(word('的', 23), word('57.9', 60))).toBe('的');
    expect(await read(word('的', 23), word('FEA', 95))).toBe('的');
    expect(await read(word('五十', 90), word('57.9', 95))).toBe('五十');
  });

  it('keeps words of low confidence, for review, and no remains of rules', () => {
    const line = { ...lineAt(0, 0, [['爬升', 60]], 34) };
    const words = [...line.words, ...word('|', 12).words, ...word('（米）', 91).words];
    expect(cleanCell([{ ...line, words }, word('—', 20)]).map(lineText)).toEqual(['爬升（米）']);
  });
});
