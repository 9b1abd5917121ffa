import * as Y from 'yjs';

/** A struct of an update. */
export type Struct = Y.Item | Y.GC | Y.Skip;

/** Returns whether bytes are a Yjs update that every peer can apply. */
export function isUpdate(data: Uint8Array): boolean {
  return readStructs(data) !== null;
}

/**
 * Returns the structs of a Yjs update that every peer can apply; null for other bytes, and for an update of
 * more than `maxStructs` structs, which is not read further.
 */
export function readStructs(
  data: Uint8Array,
  maxStructs = Number.POSITIVE_INFINITY,
): readonly Struct[] | null {
  let count = 0;
  class CountingDecoder extends Y.UpdateDecoderV1 {
    override readInfo(): number {
      if (++count > maxStructs) throw new RangeError('too many structs');
      return super.readInfo();
    }
  }
  try {
    const { structs } = Y.decodeUpdateV2(data, CountingDecoder);
    return structs.every(refersBackwards) ? structs : null;
  } catch {
    return null;
  }
}

/** Returns whether bytes are a Yjs state vector. */
export function isStateVector(data: Uint8Array): boolean {
  try {
    Y.decodeStateVector(data);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns whether an item refers only to earlier items of its own author. Yjs waits for missing items of
 * other authors, but assumes that an author's own exist and fails on applying when they do not.
 */
function refersBackwards(struct: Struct): boolean {
  if (!(struct instanceof Y.Item)) return true;
  const { id, origin, rightOrigin, parent } = struct;
  return [origin, rightOrigin, parent].every(
    (other) => !isId(other) || other.client !== id.client || other.clock < id.clock,
  );
}

/** A parent is an id only in updates; in documents it is the type itself, or for root types its name. */
export function isId(other: unknown): other is Y.ID {
  return typeof other === 'object' && other !== null && 'client' in other && 'clock' in other;
}
