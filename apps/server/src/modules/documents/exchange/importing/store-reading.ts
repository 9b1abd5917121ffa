import { AppError } from '@inkstone/contracts';
import { type FileType, imagePath } from '@inkstone/contracts/documents';
import type { ImportedView } from '@inkstone/contracts/documents/exchange';
import { storageLimitOf } from '@inkstone/domain/documents';
import type { Loss, Picture as ReadPicture } from '@inkstone/exchange';
import type { Deps } from '../../../../deps.ts';
import { insertUpdates } from '../../../../platform/sync/index.ts';
import { type Document, newDocument } from '../../document.ts';
import { requireFolder } from '../../folders/require-folder.ts';
import type { Picture } from '../../images/picture-task.ts';
import { findImageByHash } from '../../images/store.ts';
import { hashOf, type NewPicture, storePictures } from '../../images/store-pictures.ts';
import { insertDocument } from '../../store.ts';
import type { ExchangeProcess } from '../tasks/exchange-process.ts';
import type { BuildResult, ReadResult } from '../tasks/task.ts';

/** A document created by an import. */
export interface ImportedDocument {
  readonly document: Document;
  readonly losses: readonly LostContent[];
}

/** Content that the document lacks, by kind. */
export type LostContent = ImportedView['losses'][number];

/** The imported content and its target. */
export interface NewFromReading {
  readonly accountId: string;
  readonly folderId: string | null;
  readonly title: string;
  readonly fileType: FileType;
}

type StoreDeps = Pick<Deps, 'db' | 'files' | 'ids' | 'clock' | 'log' | 'tierOf'>;

/** A picture was uploaded or removed by another request after the text that refers to it was built. */
class PictureMoved extends Error {}
const maxAttempts = 3;

/**
 * Stores imported content as a document: row, text and pictures in one transaction. The text is built in the
 * task process; here it is opaque bytes.
 */
export async function storeReading(
  deps: StoreDeps,
  given: NewFromReading,
  reading: ReadResult,
  tasks: ExchangeProcess,
): Promise<ImportedDocument> {
  const { drawn, broken } = await drawAll(reading.pictures, tasks);
  const noteIds = new Map(reading.noteIds.map((id) => [id, deps.ids.next()]));
  const losses = addLost(reading.losses, broken);
  for (let attempt = 1; ; attempt++) {
    const pictures = await nameAll(deps, given.accountId, drawn);
    const addresses = new Map([...pictures].map(([src, { id }]) => [src, `${imagePath}?id=${id}`]));
    const isTitled = reading.title.trim() !== '';
    const { title } = given;
    const { content, label } = reading;
    const text = { title, isTitled, content, label, addresses, noteIds };
    const built = await tasks.run({ kind: 'build', ...text }, 'server_error');
    try {
      return { document: await storeBuilt(deps, given, [...pictures.values()], built), losses };
    } catch (error) {
      if (!(error instanceof PictureMoved) || attempt === maxAttempts) throw error;
    }
  }
}

async function storeBuilt(
  deps: StoreDeps,
  { accountId, folderId, title, fileType }: NewFromReading,
  pictures: readonly NewPicture[],
  { update, ...shown }: BuildResult,
): Promise<Document> {
  const limit = storageLimitOf[await deps.tierOf(accountId)];
  const now = deps.clock.now();
  return storePictures(deps, { accountId, limit }, pictures, async (tx, kept) => {
    await requireFolder(tx.sql, accountId, folderId);
    if (kept.some(({ id }, at) => id !== pictures[at]?.id)) throw new PictureMoved();
    const id = deps.ids.next();
    const created = newDocument({ accountId, id, createdAt: now, title, folderId, fileType, ...shown });
    await insertDocument(tx.sql, created);
    await insertUpdates(tx.sql, [{ documentId: id, data: update }], now, null);
    return created;
  });
}

/** Assigns each picture its existing id in the account, or a new one. */
async function nameAll(
  { db, ids }: StoreDeps,
  accountId: string,
  drawn: ReadonlyMap<string, Picture>,
): Promise<ReadonlyMap<string, NewPicture>> {
  const idsByHash = new Map<string, string>();
  const named = new Map<string, NewPicture>();
  for (const [src, picture] of drawn) {
    const hash = hashOf(picture);
    const id = idsByHash.get(hash) ?? (await findImageByHash(db.sql, accountId, hash))?.id ?? ids.next();
    idsByHash.set(hash, id);
    named.set(src, { id, hash, picture });
  }
  return named;
}

/** Errors of a single picture, as opposed to errors of the server or of the whole file. */
const ofOnePicture: readonly string[] = ['image_too_large', 'file_format_mismatch'];

/**
 * Re-encodes pictures in the process of the import; invalid or oversized ones are counted as lost. One that
 * exceeds the limits of a task ends the import: a file may contain many.
 */
async function drawAll(pictures: ReadonlyMap<string, ReadPicture>, tasks: ExchangeProcess) {
  const drawn = new Map<string, Picture>();
  let broken = 0;
  for (const [src, { bytes }] of pictures) {
    try {
      drawn.set(src, await tasks.run({ kind: 'draw', bytes }, 'server_error'));
    } catch (error) {
      if (!(error instanceof AppError) || !ofOnePicture.includes(error.code)) throw error;
      broken++;
    }
  }
  return { drawn, broken };
}

function addLost(losses: readonly Loss[], pictures: number): readonly Loss[] {
  if (pictures === 0) return losses;
  const before = losses.find(({ kind }) => kind === 'pictures')?.count ?? 0;
  return [
    ...losses.filter(({ kind }) => kind !== 'pictures'),
    { kind: 'pictures', count: before + pictures },
  ];
}
