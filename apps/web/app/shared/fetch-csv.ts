/** One part of a CSV file; `next` is the cursor of the following one, null at the end. */
export interface CsvPart {
  readonly csv: string;
  readonly rows: number;
  readonly next: string | null;
}

/** Maximum number of rows in a file, which the browser holds in memory. */
export const maxCsvRows = 200_000;

/** Fetches the parts of a CSV file. `isCut`: there are more rows than a file may contain. */
export async function fetchCsv(read: (after: string | null) => Promise<CsvPart>) {
  const parts: string[] = [];
  let count = 0;
  let next: string | null = null;
  do {
    const part: CsvPart = await read(next);
    parts.push(part.csv);
    count += part.rows;
    ({ next } = part);
  } while (next !== null && count < maxCsvRows);
  return { file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), count, isCut: next !== null };
}
