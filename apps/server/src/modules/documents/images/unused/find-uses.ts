import type { Deps } from '../../../../deps.ts';
import { readPieces } from '../../../../sync/index.ts';
import { readStored } from '../../versions/version-content.ts';
import { type Holder, listHolders, listVersionContents } from './store.ts';

/** A document that holds a picture. */
export interface PictureUse extends Holder {
  /** No longer in its text, but in an earlier version of it. */
  readonly isInVersions: boolean;
}

/** Where pictures stand, by their ids. Ids that name no picture may be among them. */
export type PictureUses = ReadonlyMap<string, readonly PictureUse[]>;

const documentsAtOnce = 50;
const versionsAtOnce = 10;
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/**
 * Looks through every text of an account and every version of one. What has been taken out of a text but is
 * still in its history counts as held: an undo may bring it back. Throws when something cannot be read.
 */
export async function findUses({ db }: Pick<Deps, 'db'>, accountId: string): Promise<PictureUses> {
  const uses = new Map<string, PictureUse[]>();
  for (let after = ''; ; ) {
    const batch = await listHolders(db.sql, accountId, after, documentsAtOnce);
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

/** Ids that stand in stored edits: attributes are in them as they are, letter by letter. */
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
