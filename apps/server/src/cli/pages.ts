/** A page of rows, as returned by all list endpoints. */
interface Page<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/** Iterates over all rows of a list, page by page. */
export async function* everyRow<Row>(
  read: (page: { readonly cursor?: string; readonly limit: number }) => Promise<Page<Row>>,
): AsyncGenerator<Row> {
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page: Page<Row> = await read({ limit: 200, ...(cursor === undefined ? {} : { cursor }) });
    yield* page.rows;
    cursor = page.next;
  }
}

/** Returns the first rows of a list, at most two hundred. */
export async function firstRows<Row>(read: (page: { readonly limit: number }) => Promise<Page<Row>>) {
  return (await read({ limit: 200 })).rows;
}
