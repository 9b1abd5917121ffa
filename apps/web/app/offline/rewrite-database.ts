import { accountDatabase } from './account-database.ts';

/** The proposals of a tool for a document, as stored on this device. */
export interface StoredProposals {
  readonly documentId: string;
  /** When it was kept, ms since the epoch. */
  readonly keptAt: number;
  /** In the format of the tool that stores it; may be written by another build. */
  readonly content: unknown;
}

const store = 'proposals';
const { inStore, remove } = accountDatabase('inkstone-proposals-', { [store]: 'documentId' });

/** Stores the proposals of a document, replacing earlier ones. */
export async function storeProposals(accountId: string, kept: StoredProposals): Promise<void> {
  await inStore(accountId, store, 'readwrite', (proposals) => proposals.put(kept));
}

/** Returns the stored proposals of a document; null if there are none. */
export async function readProposals(accountId: string, documentId: string): Promise<StoredProposals | null> {
  const kept: StoredProposals | undefined = await inStore(accountId, store, 'readonly', (proposals) =>
    proposals.get(documentId),
  );
  return kept ?? null;
}

/** Removes the stored proposals of a document. */
export async function removeProposals(accountId: string, documentId: string): Promise<void> {
  await inStore(accountId, store, 'readwrite', (proposals) => proposals.delete(documentId));
}

/** Removes the stored proposals of all documents of an account. */
export const deleteProposals = remove;
