import type { Deps } from '../../../../deps.ts';
import { readPieces } from '../../../../platform/sync/index.ts';
import { readStored } from '../../versions/version-content.ts';
import { listDocumentsAfter, listVersionContents, type ScannedDocument } from './store.ts';

/** A document that uses a picture. */
export interface PictureUse extends ScannedDocument {
  /** Used by an earlier version only, not by the current text. */
  readonly isInVersions: boolean;
}

/** Uses of pictures by id. May contain ids of no picture. */
export type PictureUses = ReadonlyMap<string, readonly PictureUse[]>;

const documentsAtOnce = 50;
const versionsAtOnce = 10;
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/**
 * Searches all texts and versions of an account. Deleted content that is still in a text's history counts as
 * a use, because undo may restore it. Throws when something cannot be read.
 */
export async function findUses({ db }: Pick<Deps, 'db'>, accountId: string): Promise<PictureUses> {
  const uses = new Map<string, PictureUse[]>();
  for (let after = ''; ; ) {
    const batch = await listDocumentsAfter(db.sql, accountId, after, documentsAtOnce);
    for (const holder of batch) {
      const inText = idsIn((await readPieces(db.sql, holder.id)).pieces);
      const inVersions = await idsInVersions({ db }, holder.id);
      for (const id of inText) note(uses, id, { ...holder, isInVersions: false });
      for (const id of inVersions) if (!inText.has(id)) note(uses, id, { ...holder, isInVersions: true });
    }
    after = batch.at(-1)?.id ?? after;
    if (batch.length < documentsAtOnce) return uses;
  }
}

/** Returns ids in stored edits, which contain attributes verbatim. */
export function idsIn(pieces: readonly Uint8Array[]): Set<string> {
  const texts = pieces.map((piece) => Buffer.from(piece.buffer, piece.byteOffset, piece.length));
  return new Set(texts.flatMap((text) => text.toString('latin1').match(uuid) ?? []));
}

async function idsInVersions({ db }: Pick<Deps, 'db'>, documentId: string): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let after = ''; ; ) {
    const batch = await listVersionContents(db.sql, documentId, after, versionsAtOnce);
    for (const { content } of batch) {
      for (const id of (await readStored(content)).match(uuid) ?? []) ids.add(id);
    }
    after = batch.at(-1)?.id ?? after;
    if (batch.length < versionsAtOnce) return ids;
  }
}

function note(uses: Map<string, PictureUse[]>, id: string, use: PictureUse): void {
  uses.set(id, [...(uses.get(id) ?? []), use]);
}
