import { modelOverrides } from '@inkstone/contracts/staff/models';
import { eq } from 'drizzle-orm';
import type { Sql } from '../../platform/db/database.ts';
import { textModels } from '../../platform/db/tables/text-models.ts';

const rowId = 1;

/** What staff have chosen. What another way needs is kept, so that it can be chosen again. */
export type StoredModels = Omit<typeof textModels.$inferSelect, 'id' | 'overrides'> & {
  readonly overrides: ReturnType<typeof modelOverrides.parse>;
};

/** Reads what staff have chosen; null if nobody has. Overrides of unknown features are dropped. */
export async function findStoredModels(sql: Sql): Promise<StoredModels | null> {
  const [row] = await sql.select().from(textModels).where(eq(textModels.id, rowId));
  if (!row) return null;
  const { id: _id, overrides, ...rest } = row;
  const known = modelOverrides.strip().safeParse(overrides);
  return { ...rest, overrides: known.success ? known.data : {} };
}

/** Stores what staff have chosen. */
export async function storeModels(sql: Sql, models: StoredModels): Promise<void> {
  await sql
    .insert(textModels)
    .values({ id: rowId, ...models })
    .onConflictDoUpdate({ target: textModels.id, set: models });
}
