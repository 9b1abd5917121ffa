import type { TermForms } from '@inkstone/proofread/terms';
import {
  type BrokenRow,
  isChinese,
  joinForms,
  readPartOfSpeech,
  splitForms,
  type TermDraft,
  type TermFile,
  type TermRow,
} from './term-draft.ts';

const columns = [
  'zh',
  'en',
  'zhVariants',
  'zhForbidden',
  'enVariants',
  'enForbidden',
  'pos',
  'case',
  'note',
] as const;
type Column = (typeof columns)[number];

/** Column names: the one that is written first, then others that are recognised. */
const names: Readonly<Record<Column, readonly [string, ...string[]]>> = {
  zh: ['zh', '中文', '汉语', 'chinese', 'zh-cn', 'zh-hans', '中文术语'],
  en: ['en', '英文', '英语', 'english', 'en-us', 'en-gb', '英文术语'],
  zhVariants: ['zh variants', '中文变体', '中文别名'],
  zhForbidden: ['zh forbidden', '中文禁用'],
  enVariants: ['en variants', '英文变体', '英文别名'],
  enForbidden: ['en forbidden', '英文禁用'],
  pos: ['part of speech', 'pos', '词性'],
  case: ['case sensitive', 'case', '区分大小写', '大小写'],
  note: ['note', 'notes', 'comment', 'definition', '备注', '说明', '注释'],
};

/**
 * Reads the rows of a table. The first row may contain column names; otherwise the columns are Chinese and
 * English, in either order, and a note.
 */
export function readTermTable(cells: readonly (readonly string[])[]): TermFile {
  const first = cells.findIndex((row) => row.some((cell) => cell.trim() !== ''));
  const header = headerOf(cells[first] ?? []);
  const rows: TermRow[] = [];
  const broken: BrokenRow[] = [];
  for (const [at, row] of cells.entries()) {
    if (row.every((cell) => cell.trim() === '') || (header !== null && at <= first)) continue;
    const term = header === null ? readPlain(row) : readNamed(row, header);
    if (term === null) broken.push({ row: at + 1, detail: row.join(' ').trim().slice(0, 100) });
    else rows.push({ row: at + 1, term });
  }
  return { rows, broken };
}

/** Returns the rows of a table, starting with the column names. */
export function writeTermTable(terms: readonly TermDraft[]): string[][] {
  return [
    columns.map((column) => names[column][0]),
    ...terms.map(({ zh, en, partOfSpeech, caseSensitive, note }) => [
      ...[zh.preferred, en.preferred, joinForms(zh.variants), joinForms(zh.forbidden)],
      ...[joinForms(en.variants), joinForms(en.forbidden), partOfSpeech, caseSensitive ? 'yes' : '', note],
    ]),
  ];
}

function headerOf(row: readonly string[]): ReadonlyMap<Column, number> | null {
  const found = new Map<Column, number>();
  for (const [at, cell] of row.entries()) {
    const name = cell
      .trim()
      .toLowerCase()
      .replace(/[_\s]+/g, ' ');
    const column = columns.find((each) => names[each].includes(name));
    if (column !== undefined && !found.has(column)) found.set(column, at);
  }
  return found.has('zh') || found.has('en') ? found : null;
}

function readNamed(row: readonly string[], header: ReadonlyMap<Column, number>): TermDraft {
  const cell = (column: Column) => row[header.get(column) ?? -1]?.trim() ?? '';
  const forms = (preferred: string, variants: string, forbidden: string): TermForms => ({
    preferred,
    variants: splitForms(variants),
    forbidden: splitForms(forbidden),
  });
  return {
    zh: forms(cell('zh'), cell('zhVariants'), cell('zhForbidden')),
    en: forms(cell('en'), cell('enVariants'), cell('enForbidden')),
    partOfSpeech: readPartOfSpeech(cell('pos')),
    caseSensitive: /^(?:y|yes|true|1|是|区分)$/i.test(cell('case')),
    note: cell('note'),
  };
}

function readPlain(row: readonly string[]): TermDraft | null {
  const [one = '', two = '', ...rest] = row.map((cell) => cell.trim());
  if (one === '' || two === '') return null;
  const isTurned = !isChinese(one) && isChinese(two);
  if (!isTurned && !isChinese(one)) return null;
  const [zh, en] = isTurned ? [two, one] : [one, two];
  const only = (preferred: string): TermForms => ({ preferred, variants: [], forbidden: [] });
  return {
    zh: only(zh),
    en: only(en),
    partOfSpeech: 'noun',
    caseSensitive: false,
    note: rest.filter((cell) => cell !== '').join(' '),
  };
}
