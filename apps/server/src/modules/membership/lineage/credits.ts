import { descendantsOf } from '@inkstone/domain/membership';
import type { Sql } from '../../../platform/db/database.ts';
import { findGrantsOfOrder } from '../benefits/store.ts';
import { findGrantSources } from '../grants/store.ts';
import { findEdges } from './store.ts';

/** The amount by which the time of an order lowered the price of an upgrade. */
export interface UsedCredit {
  /** The order of the upgrade. */
  readonly orderNo: string;
  /** In minor units. */
  readonly credit: number;
}

/** Upgrades whose prices were lowered by the grants of an order, or by grants derived from them. */
export async function findCredits(
  sql: Sql,
  { accountId, orderNo }: { readonly accountId: string; readonly orderNo: string },
): Promise<UsedCredit[]> {
  const edges = await findEdges(sql, accountId);
  if (edges.every(({ credit }) => credit === 0)) return [];
  const own = await findGrantsOfOrder(sql, orderNo);
  const ids = new Set(own.flatMap(({ grantId }) => descendantsOf(grantId, edges)));
  const sources = await findGrantSources(sql, accountId);
  return edges.flatMap(({ parentId, childId, credit }) => {
    const upgrade = sources.get(childId)?.orderNo;
    return ids.has(parentId) && credit > 0 && upgrade ? [{ orderNo: upgrade, credit }] : [];
  });
}
