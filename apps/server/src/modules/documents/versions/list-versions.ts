import { AppError } from '@inkstone/contracts';
import type { listVersions as contract } from '@inkstone/contracts/documents/versions';
import { type Retention, retentionOf } from '@inkstone/domain/documents/versions';
import { instant, isUuid } from '@inkstone/kernel';
import type { UseCase } from '../../../platform/http/route.ts';
import { findReadable } from './find-own-version.ts';
import { countAfter, listBehind } from './store.ts';
import type { VersionPlace } from './version.ts';
import { type RankedVersion, rankVersions } from './view.ts';

/** One page of versions, the next cursor, and the limits of the caller's tier. */
export interface VersionPage {
  readonly versions: readonly RankedVersion[];
  readonly next: string | null;
  readonly kept: Retention;
}

/** Lists the versions of a document, newest first. */
export const listVersions: UseCase<typeof contract, VersionPage> = async (deps, { accountId }, input) => {
  const { db, clock } = deps;
  const place = input.cursor === undefined ? null : readCursor(input.cursor);
  const document = await findReadable(db.sql, accountId, input.id);
  const tier = await deps.tierOf(accountId);
  const found = await listBehind(db.sql, document.id, place, input.limit + 1);
  const page = found.slice(0, input.limit);
  const [first, last] = [page[0], page.at(-1)];
  const firstPlace = first && place ? await countAfter(db.sql, first) : 0;
  return {
    versions: rankVersions(page, firstPlace, tier, clock.now()),
    next: last && found.length > page.length ? writeCursor(last) : null,
    kept: retentionOf[tier],
  };
};

function writeCursor({ createdAt, id }: VersionPlace): string {
  return `${createdAt.toString(36)}.${id}`;
}

function readCursor(cursor: string): VersionPlace {
  const [time = '', id = ''] = cursor.split('.');
  const createdAt = Number.parseInt(time, 36);
  if (!Number.isSafeInteger(createdAt) || !isUuid(id))
    throw new AppError('invalid_request', { field: 'cursor' });
  const place = { createdAt: instant(createdAt), id };
  if (writeCursor(place) !== cursor) throw new AppError('invalid_request', { field: 'cursor' });
  return place;
}
