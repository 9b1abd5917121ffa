import { modelOverrides } from '@inkstone/contracts/staff/models';
import { eq } from 'drizzle-orm';
import type { Sql } from '../../platform/db/database.ts';
import { textModels } from '../../platform/db/tables/text-models.ts';

const rowId = 1;

/** The text models chosen by staff. Settings of sources that are not selected are kept, so that they can be selected again. */
export type StoredModels = Omit<typeof textModels.$inferSelect, 'id' | 'overrides'> & {
  readonly overrides: ReturnType<typeof modelOverrides.parse>;
};

/** Returns the choice of staff; null if there is none. Overrides of unknown features are dropped. */
export async function findStoredModels(sql: Sql): Promise<StoredModels | null> {
  const [row] = await sql.select().from(textModels).where(eq(textModels.id, rowId));
  if (!row) return null;
  const { id: _id, overrides, ...rest } = row;
  const known = modelOverrides.strip().safeParse(overrides);
  return { ...rest, overrides: known.success ? known.data : {} };
}

/** Stores the choice of staff. */
export async function storeModels(sql: Sql, models: StoredModels): Promise<void> {
  await sql
    .insert(textModels)
    .values({ id: rowId, ...models })
    .onConflictDoUpdate({ target: textModels.id, set: models });
}
