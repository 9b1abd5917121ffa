import type { DocumentContent as ContentView, VersionView } from '@inkstone/contracts/versions';
import { isBeyond, type Tier } from '@inkstone/domain/documents/versions';
import type { Instant } from '@inkstone/kernel';
import type { DocumentContent } from '../../../sync/index.ts';
import type { Version } from './version.ts';

/** A version with what the caller's tier says of it. */
export interface RankedVersion {
  readonly version: Version;
  readonly isReadOnly: boolean;
}

/** Versions that follow each other, the first at a place counted from the newest. */
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

/** A version on the wire. */
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

/** What a document said, on the wire. */
export function viewContent({ title, body, notes }: DocumentContent): ContentView {
  return { title, body: { ...body }, notes: [...notes] };
}
