import type { DocumentContent as ContentView, VersionView } from '@inkstone/contracts/documents/versions';
import { isBeyond } from '@inkstone/domain/documents/versions';
import type { Tier } from '@inkstone/domain/membership';
import type { Instant } from '@inkstone/kernel';
import type { DocumentContent } from '../../../platform/sync/index.ts';
import type { Version } from './version.ts';

/** A version with the restrictions of the caller's tier. */
export interface RankedVersion {
  readonly version: Version;
  readonly isReadOnly: boolean;
}

/** Consecutive versions, the first at a position counted from the newest. */
export function rankVersions(
  versions: readonly Version[],
  firstPlace: number,
  tier: Tier,
  now: Instant,
): RankedVersion[] {
  return versions.map((version, i) => ({
    version,
    isReadOnly: isBeyond(firstPlace + i, version.createdAt, tier, now),
  }));
}

/** A version as sent to clients. */
export function viewVersion({ version, isReadOnly }: RankedVersion): VersionView {
  const { id, kind, moment, name, characters, words, wordsAdded, wordsRemoved, restoredFrom, createdAt } =
    version;
  return {
    id,
    kind,
    moment,
    name: name ?? '',
    characters,
    words,
    wordsAdded,
    wordsRemoved,
    restoredFrom,
    isReadOnly,
    createdAt,
  };
}

/** A version's content as sent to clients. */
export function viewContent({ title, body, notes }: DocumentContent): ContentView {
  return { title, body: { ...body }, notes: [...notes] };
}
