import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OcrLanguage } from '../../ports/text-recogniser.ts';
import type { Condition } from './degrade.ts';

/** The content of a page. */
export type PageClass = 'clean' | 'scan' | 'photo' | 'columns' | 'tables' | 'official';

/** A cell of a table, which may span several columns or rows. */
export interface SetCell {
  readonly text: string;
  readonly columns: number;
  readonly rows: number;
}

/** A page of the evaluation set. */
export interface SetPage {
  readonly name: string;
  readonly pageClass: PageClass;
  readonly condition: Condition;
  readonly language: OcrLanguage;
  /** Family of the font, and size in points. */
  readonly font: string;
  readonly size: number;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly table: readonly (readonly SetCell[])[] | null;
}

/** Texts written for this set. */
interface Text {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

const folder = join(import.meta.dirname, 'texts');

/** Reads the texts of a file: each has a title after #, and a paragraph on each further line. */
export function readTexts(file: string): Text[] {
  return readFileSync(join(folder, file), 'utf8')
    .split(/^# /m)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [title = '', ...paragraphs] = part.trim().split('\n');
      return { title, paragraphs };
    });
}

/** The fonts of the product, by language. */
const fonts: Readonly<Record<OcrLanguage, readonly string[]>> = {
  zh: ['Noto Serif SC Variable', 'Noto Sans SC Variable', 'LXGW WenKai Screen'],
  en: ['Literata Variable', 'Source Serif 4 Variable'],
};
const conditions = ['clean', 'scan', 'photo'] as const;

/** Lists all pages of the set. */
export function listPages(): SetPage[] {
  const prose = { zh: readTexts('zh-prose.txt'), en: readTexts('en-prose.txt') };
  return [
    ...prosePages('zh', prose.zh, { clean: [0, 2, 5], scan: [0, 1, 3, 4], photo: [1, 2, 4, 5] }),
    ...prosePages('en', prose.en, { clean: [0, 3], scan: [0, 1, 2], photo: [1, 3, 4] }),
    ...columnPages('zh', prose.zh),
    ...columnPages('en', prose.en),
    ...officialPages(),
    ...tablePages(),
  ];
}

/** The pages of the gate: noise and skew, uneven light, and a table in uneven light; Chinese and English. */
const gatePages: readonly string[] = ['zh-scan-1', 'en-photo-1', 'zh-tables-2'];
/** Paragraphs of a page of the gate, so that it takes seconds; two show their order. */
const gateParagraphs = 2;

/** Lists the pages of the gate, each with the beginning of its text. */
export function listGatePages(): SetPage[] {
  return listPages()
    .filter(({ name }) => gatePages.includes(name))
    .map((page) => ({ ...page, paragraphs: page.paragraphs.slice(0, gateParagraphs) }));
}

function prosePages(
  language: OcrLanguage,
  texts: readonly Text[],
  chosen: Readonly<Record<Condition, readonly number[]>>,
): SetPage[] {
  return conditions.flatMap((condition) =>
    chosen[condition].map((index, place) => ({
      ...base(language, place),
      name: `${language}-${condition}-${index}`,
      pageClass: condition,
      condition,
      title: texts[index]?.title ?? '',
      paragraphs: texts[index]?.paragraphs ?? [],
    })),
  );
}

/** Two texts in two columns under one title. */
function columnPages(language: OcrLanguage, texts: readonly Text[]): SetPage[] {
  return conditions.map((condition, place) => {
    const chosen = [texts[place], texts[place + 1]];
    return {
      ...base(language, place),
      size: 10.5,
      name: `${language}-columns-${place}`,
      pageClass: 'columns',
      condition,
      title: chosen[0]?.title ?? '',
      paragraphs: chosen.flatMap((text) => text?.paragraphs ?? []),
    };
  });
}

function officialPages(): SetPage[] {
  return readTexts('zh-official.txt').map((text, place) => ({
    ...base('zh', place),
    size: 14,
    name: `zh-official-${place}`,
    pageClass: 'official',
    condition: conditions[(place + 1) % 3] ?? 'scan',
    ...text,
  }));
}

/** A table in a file of tables; a cell is a text, or a text with spans. */
interface GivenTable {
  readonly language: OcrLanguage;
  readonly title: string;
  readonly rows: readonly (readonly (string | Partial<SetCell>)[])[];
}

function tablePages(): SetPage[] {
  return readTables('tables.json').map(({ language, title, rows }, place) => ({
    ...base(language, place),
    name: `${language}-tables-${place}`,
    pageClass: 'tables',
    condition: conditions[place % 3] ?? 'scan',
    title,
    paragraphs: [],
    table: toCells(rows),
  }));
}

/** Reads the tables of a file. */
export function readTables(file: string): GivenTable[] {
  return JSON.parse(readFileSync(join(folder, file), 'utf8')) as GivenTable[];
}

/** Converts cells; spans are 1 unless they are given. */
export function toCells(rows: GivenTable['rows']): SetCell[][] {
  return rows.map((row) =>
    row.map((cell) => ({
      text: '',
      columns: 1,
      rows: 1,
      ...(typeof cell === 'string' ? { text: cell } : cell),
    })),
  );
}

function base(language: OcrLanguage, place: number) {
  const families = fonts[language];
  return { language, font: families[place % families.length] ?? '', size: 12, table: null };
}
