import type { OcrScore } from '@inkstone/ocr';
import type { SetPage } from './pages.ts';
import type { PageScore } from './score.ts';

type Result = PageScore & { readonly page: SetPage; readonly seconds: number; readonly memory: number };

/** The tools with which pages were drawn and read. */
type Tools = Pick<OcrScore, 'engine' | 'data' | 'generator'>;

/** Summarises the scores of pages by language and class. */
export function summarise(results: readonly Result[], tools: Tools, now: Date): OcrScore {
  const groups = Map.groupBy(results, ({ page }) => `${page.language} ${page.pageClass}`);
  const tables = results.filter(({ hasRightCells }) => hasRightCells !== null);
  const several = results.filter(({ page }) => page.paragraphs.length > 1 || page.table !== null);
  return {
    date: now.toISOString().slice(0, 10),
    ...tools,
    fonts: [...new Set(results.map(({ page }) => page.font))],
    pages: results.length,
    classes: Object.fromEntries([...groups].map(([name, group]) => [name, summariseGroup(group)])),
    ordered: { right: several.filter(({ isOrdered }) => isOrdered).length, pages: several.length },
    cells: { right: tables.filter(({ hasRightCells }) => hasRightCells).length, pages: tables.length },
    secondsPerPage: round(mean(results.map(({ seconds }) => seconds)), 1),
    megabytes: Math.round(Math.max(0, ...results.map(({ memory }) => memory)) / 1024 / 1024),
  };
}

function summariseGroup(group: readonly Result[]) {
  const values = group.map(({ accuracy }) => accuracy);
  return { pages: group.length, accuracy: round(mean(values), 4), least: round(Math.min(...values), 4) };
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
