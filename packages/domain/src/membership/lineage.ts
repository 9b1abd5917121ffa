import type { Grant } from './spans.ts';

/**
 * What a grant was made of. `converted`: Pro for time of Plus. `kept`: the rest of that time, which stays Plus.
 * `upgraded`: Pro whose price was lowered by the worth of Plus.
 */
export interface LineageEdge {
  readonly childId: string;
  readonly parentId: string;
  readonly kind: 'converted' | 'kept' | 'upgraded';
  /** Time of the parent that became the child, in ms. */
  readonly length: number;
}

/** A part of what somebody was granted first. */
export interface OriginShare {
  /** The grant that was bought or given, and not made of another one. */
  readonly originId: string;
  /** The share of the origin's time: `part / whole`. */
  readonly part: bigint;
  readonly whole: bigint;
}

/**
 * What `ms` of a grant stand for of the grant that it was made of first. `lengths`: whole lengths of all grants in ms. A
 * grant of an upgrade is its own origin: it was paid for.
 */
export function originShare(
  grantId: string,
  ms: number,
  edges: readonly LineageEdge[],
  lengths: ReadonlyMap<string, number>,
): OriginShare {
  let share = { originId: grantId, part: BigInt(ms), whole: lengthOf(lengths, grantId) };
  for (;;) {
    const edge = edges.find(({ childId, kind }) => childId === share.originId && kind !== 'upgraded');
    if (!edge) return share;
    share = {
      originId: edge.parentId,
      part: share.part * BigInt(edge.length),
      whole: share.whole * lengthOf(lengths, edge.parentId),
    };
  }
}

/**
 * Ids of a grant and of everything that was made of its time by conversions: what a refund of it takes back. An upgrade was
 * paid for by an order of its own.
 */
export function descendantsOf(grantId: string, edges: readonly LineageEdge[]): string[] {
  const found = [grantId];
  for (const id of found)
    found.push(
      ...edges
        .filter(({ parentId, kind }) => parentId === id && kind !== 'upgraded')
        .map(({ childId }) => childId)
        .filter((childId) => !found.includes(childId)),
    );
  return found;
}

/** Whole lengths of grants in ms, by their ids. */
export function lengthsOf(grants: readonly Grant[]): ReadonlyMap<string, number> {
  return new Map(
    grants.map((grant) => [grant.id, grant.kind === 'floating' ? grant.length : grant.to - grant.from]),
  );
}

function lengthOf(lengths: ReadonlyMap<string, number>, grantId: string): bigint {
  const length = lengths.get(grantId);
  if (!length) throw new RangeError(`The grant ${grantId} has no length`);
  return BigInt(length);
}
