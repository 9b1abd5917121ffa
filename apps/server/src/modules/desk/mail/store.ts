import { eq } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { bouncedAddresses } from '../../../platform/db/tables/desk.ts';

export async function insertBounce(sql: Sql, bounce: typeof bouncedAddresses.$inferSelect): Promise<void> {
  await sql.insert(bouncedAddresses).values(bounce).onConflictDoNothing();
}

export async function deleteBounce(sql: Sql, addressHash: string): Promise<void> {
  await sql.delete(bouncedAddresses).where(eq(bouncedAddresses.addressHash, addressHash));
}

export async function hasBounce(sql: Sql, addressHash: string): Promise<boolean> {
  const rows = await sql
    .select({ at: bouncedAddresses.bouncedAt })
    .from(bouncedAddresses)
    .where(eq(bouncedAddresses.addressHash, addressHash));
  return rows.length > 0;
}
