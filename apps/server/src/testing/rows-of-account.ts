import type { Database } from '../platform/db/database.ts';

/** Databases with the function that reads the rows. */
const prepared = new WeakMap<Database, Promise<unknown>>();

/**
 * Returns all rows of all tables that name an account or one of its documents, by table: what a call of another account must
 * not change. A name is a column `account_id`, `owner_id` or `document_id`. The last use of sessions and API keys is omitted,
 * because it is stored concurrently with replies, also with refusals.
 */
export async function rowsOfAccount(db: Database, accountId: string): Promise<unknown> {
  const preparing = prepared.get(db) ?? createFunction(db);
  prepared.set(db, preparing);
  await preparing;
  const [row] = await db.run('select rows_of_account($1) as rows', [accountId]);
  return row?.rows;
}

/** Creates a function, because PostgreSQL keeps the plan of its statement over all tables. */
async function createFunction(db: Database): Promise<void> {
  const tables = await db.run(
    `select c.table_name as name, array_agg(c.column_name::text) as columns
     from information_schema.columns c join pg_class t on t.oid = quote_ident(c.table_name)::regclass
     where c.table_schema = 'public' and t.relkind in ('r', 'p') and not t.relispartition
       and c.column_name in ('account_id', 'owner_id', 'document_id')
     group by c.table_name order by c.table_name`,
  );
  const ofDocument = 'document_id in (select d.id from documents d where d.account_id = given)';
  const parts = tables.map(({ name, columns }) => {
    const has = (column: string) => Array.isArray(columns) && columns.includes(column);
    const conditions = ['account_id', 'owner_id'].filter(has).map((column) => `${column} = given`);
    const where = [...conditions, ...(has('document_id') ? [ofDocument] : [])].join(' or ');
    return `select '${name}' as name, to_jsonb(t) - 'last_used_at' as content from "${name}" t where ${where}`;
  });
  await db.run(
    `create function rows_of_account(given text) returns jsonb language plpgsql as $body$ begin return (
       select jsonb_object_agg(name, contents) from
         (select name, jsonb_agg(content order by content) as contents from (${parts.join(' union all ')}) p group by name) q
     ); end $body$`,
  );
}
