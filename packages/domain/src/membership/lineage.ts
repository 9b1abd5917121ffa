import type { Grant } from './spans.ts';

/**
 * The derivation of a grant from another one. `converted`: Pro for time of Plus. `kept`: the rest of that
 * time, which remains Plus. `upgraded`: Pro whose price was lowered by the value of Plus.
 */
export interface LineageEdge {
  readonly childId: string;
  readonly parentId: string;
  readonly kind: 'converted' | 'kept' | 'upgraded';
  /** Time of the parent that became the child, in ms. */
  readonly length: number;
}

/** A share of the original grant. */
export interface OriginShare {
  /** The original grant, which was bought or given and not derived from another one. */
  readonly originId: string;
  /** The share of the origin's time: `part / whole`. */
  readonly part: bigint;
  readonly whole: bigint;
}

/**
 * Returns the share of the original grant that `ms` of a grant represent. `lengths`: whole lengths of all
 * grants in ms. A grant of an upgrade is its own origin, because it was paid for.
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
 * Returns the ids of a grant and of all grants derived from it by conversions, which a refund revokes.
 * Upgrades are excluded, because they were paid by a separate order.
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
