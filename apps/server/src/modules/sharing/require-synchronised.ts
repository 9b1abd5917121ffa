import { AppError } from '@inkstone/contracts';
import { lacksEdits } from '@inkstone/domain/sharing';
import * as Y from 'yjs';
import type { Deps } from '../../deps.ts';

/**
 * Refuses while the server lacks edits of the caller (spec, 4), because visitors would see a different text
 * than the owner. Clients without a local copy send no state vector.
 */
export async function requireSynchronised(
  { sync }: Pick<Deps, 'sync'>,
  documentId: string,
  sent: string | undefined,
): Promise<void> {
  if (sent === undefined) return;
  const device = readStateVector(Buffer.from(sent, 'base64url'));
  const { stateVector } = await sync.readDelta(documentId, new Uint8Array());
  if (lacksEdits(Y.decodeStateVector(stateVector), device)) throw new AppError('share_not_synchronised');
}

function readStateVector(bytes: Uint8Array): Map<number, number> {
  try {
    return Y.decodeStateVector(bytes);
  } catch (cause) {
    throw new AppError('invalid_sync_message', {}, cause);
  }
}
