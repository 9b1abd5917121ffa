import * as Y from 'yjs';

/** Whether bytes are a Yjs update that every peer can apply. Asked before anything is stored. */
export function isUpdate(data: Uint8Array): boolean {
  try {
    return Y.decodeUpdate(data).structs.every(refersBackwards);
  } catch {
    return false;
  }
}

/** Whether bytes are a Yjs state vector. */
export function isStateVector(data: Uint8Array): boolean {
  try {
    Y.decodeStateVector(data);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether an item leans only on earlier ones of its own author. Yjs waits for items of others that are still
 * missing, but takes an author's own to be there, and fails on applying when they are not.
 */
function refersBackwards(struct: Y.Item | Y.GC | Y.Skip): boolean {
  if (!(struct instanceof Y.Item)) return true;
  const { id, origin, rightOrigin, parent } = struct;
  return [origin, rightOrigin, parent].every(
    (other) => !isId(other) || other.client !== id.client || other.clock < id.clock,
  );
}

/** A parent is an id only in updates; in documents it is the type itself, and at the root its name. */
function isId(other: unknown): other is Y.ID {
  return typeof other === 'object' && other !== null && 'client' in other && 'clock' in other;
}
