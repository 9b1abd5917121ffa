import * as Y from 'yjs';

/** Whether bytes are a Yjs update that every peer can read. Asked before anything is stored. */
export function isUpdate(data: Uint8Array): boolean {
  try {
    Y.decodeUpdate(data);
    return true;
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
