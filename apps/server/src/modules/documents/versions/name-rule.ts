import { AppError } from '@inkstone/contracts';
import { versionNameLimit } from '@inkstone/contracts/documents/versions';
import { cleanVersionName, namedLimit } from '@inkstone/domain/documents/versions';
import type { Tier } from '@inkstone/domain/membership';
import type { Sql } from '../../../platform/db/database.ts';
import { countNamed } from './store.ts';

/** Normalizes and validates a version name. Throws AppError. */
export function readName(raw: string): string {
  const name = cleanVersionName(raw);
  if (!name.ok) throw new AppError(name.refusal, { limit: versionNameLimit });
  return name.value;
}

/** Throws `too_many_named_versions` when the tier's limit per document is reached. */
export async function checkNamedVersionLimit(sql: Sql, documentId: string, tier: Tier): Promise<void> {
  const limit = namedLimit(tier);
  if ((await countNamed(sql, documentId)) >= limit) throw new AppError('too_many_named_versions', { limit });
}
