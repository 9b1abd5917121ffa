import { fromChinese, toChinese } from './chinese-number.ts';
import type { Block } from './document.ts';

/** The number before a heading or item, on one of the four levels. */
export interface Heading {
  /** 0 for 一、, 1 for （一）, 2 for 1., 3 for （1）. */
  readonly level: number;
  readonly value: number;
  /** Span of the number with its punctuation. */
  readonly start: number;
  readonly end: number;
  /** The punctuation as written. */
  readonly mark: string;
}

const patterns = [
  /^([一二三四五六七八九十]{1,3})[、，,.．]/u,
  /^[（(]([一二三四五六七八九十]{1,3})[）)]/u,
  /^(\d{1,2})[.．、](?!\d)/u,
  /^[（(](\d{1,2})[）)]/u,
];

/** The numbered headings and items among paragraphs, in order. */
export function readHeadings(blocks: readonly Block[]): Heading[] {
  return blocks.flatMap(({ text, start }) =>
    patterns.flatMap((pattern, level): Heading[] => {
      const [mark, number = ''] = pattern.exec(text) ?? [];
      if (mark === undefined) return [];
      const value = level < 2 ? fromChinese(number) : Number(number);
      return [{ level, value, start, end: start + mark.length, mark }];
    }),
  );
}

/** Formats a number of a level with the punctuation as written. */
export function writeHeading(level: number, value: number, mark: string): string {
  const number = level < 2 ? toChinese(value) : String(value);
  return mark.replace(/[一二三四五六七八九十\d]+/u, number);
}
