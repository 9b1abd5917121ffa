import type { Database } from '../platform/db/database.ts';

interface Column {
  readonly table_name: string;
  readonly column_name: string;
  readonly data_type: string;
}

/** Sample values by column type; texts are unique to the account. */
const samples: Readonly<Record<string, unknown>> = {
  bigint: 1,
  integer: 1,
  'double precision': 1,
  boolean: true,
  jsonb: '{}',
  tsvector: 'x',
  bytea: Buffer.from('x'),
  // The only array column holds roles of staff, at least one.
  ARRAY: ['owner'],
};

async function columnsOf(db: Database): Promise<readonly Column[]> {
  const rows = await db.run(
    `select c.table_name, c.column_name, c.data_type from information_schema.columns c
     join pg_class t on t.oid = quote_ident(c.table_name)::regclass
     where c.table_schema = 'public' and t.relkind in ('r', 'p') and not t.relispartition
       and c.is_generated = 'NEVER'
     order by c.table_name, c.ordinal_position`,
  );
  return rows.map((row) => ({
    table_name: String(row.table_name),
    column_name: String(row.column_name),
    data_type: String(row.data_type),
  }));
}

/** Returns all tables with their columns. */
async function readTables(db: Database): Promise<Map<string, Column[]>> {
  return Map.groupBy(await columnsOf(db), (column) => column.table_name);
}

/** Returns the first allowed value of columns with a list of values, by `table.column`. */
async function readFirstValues(db: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await db.run(
    `select conrelid::regclass::text as table_name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`,
  );
  return new Map(
    rows.flatMap(({ table_name, definition }) => {
      const [, column, value] = /^CHECK \(\((\w+) = ANY \(ARRAY\['([\w-]+)'/.exec(String(definition)) ?? [];
      return column !== undefined && value !== undefined ? [[`${table_name}.${column}`, value]] : [];
    }),
  );
}

/** Returns all tables with their columns, each after those that its rows belong to. */
async function readInOrder(db: Database): Promise<[string, Column[]][]> {
  const rows = await db.run(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  );
  const parentsOf = Map.groupBy(rows, ({ child }) => String(child));
  const tables = await readTables(db);
  const ordered = new Map<string, Column[]>();
  // Some tables reference each other; those references are nullable.
  const begun = new Set<string>();
  const add = (table: string): void => {
    const columns = tables.get(table);
    if (!columns || begun.has(table)) return;
    begun.add(table);
    for (const { parent } of parentsOf.get(table) ?? []) add(String(parent));
    ordered.set(table, columns);
  };
  for (const table of tables.keys()) add(table);
  return [...ordered];
}

/** Ensures that every table with an account column has a row of the account. Returns the names of these tables. */
export async function fillEveryTable(db: Database, accountId: string): Promise<string[]> {
  const filled: string[] = [];
  const firstValues = await readFirstValues(db);
  const tables = await readInOrder(db);
  // Last: a trigger requires the timeline of the account. A check requires `ends_at` to be greater than the sample
  // value of `starts_at`.
  const isLast = ([table]: (typeof tables)[number]) => table === 'membership_spans';
  for (const [table, columns] of [...tables.filter((one) => !isLast(one)), ...tables.filter(isLast)]) {
    if (!columns.some(({ column_name }) => column_name === 'account_id')) continue;
    filled.push(table);
    const [known] = await db.run(`select 1 from ${table} where account_id = $1 limit 1`, [accountId]);
    if (known) continue;
    const names = columns.map(({ column_name }) => `"${column_name}"`).join(', ');
    const places = columns.map((_, place) => `$${place + 1}`).join(', ');
    const text = `x${accountId.slice(-12)}`;
    const values = columns.map(({ column_name, data_type }) => {
      if (column_name === 'account_id') return accountId;
      if (table === 'membership_spans' && column_name === 'ends_at') return 2;
      const listed = firstValues.get(`${table}.${column_name}`);
      return listed ?? (data_type === 'text' ? text : samples[data_type]);
    });
    await db.run(`insert into ${table} (${names}) values (${places}) on conflict do nothing`, values);
  }
  return filled;
}

/** Returns the tables in which any column contains any of the texts. */
export async function findTraces(db: Database, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of (await readTables(db)).keys()) {
    const rows = await db.run(`select row_to_json(r)::text as words from ${table} r`);
    if (rows.some(({ words }) => texts.some((text) => String(words).includes(text)))) found.push(table);
  }
  return found;
}
