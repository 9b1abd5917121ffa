import { AppError } from '@inkstone/contracts';
import { type FileType, imagePath } from '@inkstone/contracts/documents';
import type { ImportedView } from '@inkstone/contracts/exchange';
import { syncLimits } from '@inkstone/contracts/sync';
import { excerptOf, storageLimitOf } from '@inkstone/domain/documents';
import type { Loss, Picture } from '@inkstone/exchange';
import { countText } from '@inkstone/proofread/client';
import type { Deps } from '../../../../deps.ts';
import { type DocumentContent, insertUpdates, updateOf, writeContent } from '../../../../sync/index.ts';
import { type Document, newDocument } from '../../document.ts';
import { requireFolder } from '../../folders/require-folder.ts';
import { keepPictures } from '../../images/keep-pictures.ts';
import { type Picture as DrawnPicture, drawPicture } from '../../images/picture.ts';
import { insertDocument } from '../../store.ts';
import { textOfBody } from '../../versions/text-of-body.ts';
import type { ReadResult } from '../thread/task.ts';
import { bodyForDocument } from './body-for-document.ts';

/** A document made from something that was read. */
export interface Imported {
  readonly document: Document;
  readonly losses: readonly Lost[];
}

/** Something that the document does not have, by kind. */
export type Lost = ImportedView['losses'][number];

/** What is to be kept, and where. */
export interface NewFromReading {
  readonly accountId: string;
  readonly folderId: string | null;
  readonly title: string;
  readonly fileType: FileType;
}

type KeepDeps = Pick<Deps, 'db' | 'files' | 'ids' | 'clock' | 'log' | 'tierOf'>;

/** Keeps what was read as a document: its row, its text and its pictures in one transaction, or nothing. */
export async function keepReading(
  deps: KeepDeps,
  given: NewFromReading,
  reading: ReadResult,
): Promise<Imported> {
  const { accountId, folderId, title, fileType } = given;
  const { drawn, broken } = await drawAll(reading.pictures);
  const limit = storageLimitOf[await deps.tierOf(accountId)];
  const now = deps.clock.now();
  const noteIds = new Map(reading.content.notes.map(({ id }) => [id, deps.ids.next()]));
  const pictures = [...drawn.values()].map((picture) => ({ id: deps.ids.next(), picture }));
  const document = await keepPictures(deps, { accountId, limit }, pictures, async (tx, kept) => {
    await requireFolder(tx.sql, accountId, folderId);
    const addresses = new Map([...drawn.keys()].map((src, at) => [src, `${imagePath}?id=${kept[at]?.id}`]));
    const addressOf = (src: string) => addresses.get(src) ?? null;
    const body = bodyForDocument(reading.content.body, { addressOf, noteIds });
    const text = textOfBody(body);
    const { words, charactersWithoutSpaces } = countText(text);
    const made = newDocument({
      accountId,
      id: deps.ids.next(),
      createdAt: now,
      title,
      folderId,
      fileType,
      excerpt: excerptOf(text),
      characters: charactersWithoutSpaces,
      words,
    });
    await insertDocument(tx.sql, made);
    await insertUpdates(
      tx.sql,
      [
        {
          documentId: made.id,
          data: updateFor({ title, body, notes: renamed(reading.content.notes, noteIds) }),
        },
      ],
      now,
      null,
    );
    return made;
  });
  return { document, losses: addLost(reading.losses, broken) };
}

/** The text as one edit, the first of the document. */
function updateFor(content: DocumentContent): Uint8Array {
  const update = updateOf((doc) => writeContent(doc, content));
  if (!update) throw new Error('An imported text makes no edit');
  if (update.length > syncLimits.update) {
    throw new AppError('document_too_large', { limit: `${syncLimits.update / 1024 / 1024} MB` });
  }
  return update;
}

/** Pictures drawn anew; those that are none, or too large, are counted. */
async function drawAll(pictures: ReadonlyMap<string, Picture>) {
  const drawn = new Map<string, DrawnPicture>();
  let broken = 0;
  for (const [src, { bytes }] of pictures) {
    try {
      drawn.set(src, await drawPicture(bytes));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      broken++;
    }
  }
  return { drawn, broken };
}

/** Ids of a file are only its own. */
function renamed(
  notes: DocumentContent['notes'],
  ids: ReadonlyMap<string, string>,
): DocumentContent['notes'] {
  const idOf = (id: string) => ids.get(id) ?? '';
  return notes.map((note) => ({ ...note, id: idOf(note.id), replyTo: idOf(note.replyTo) }));
}

function addLost(losses: readonly Loss[], pictures: number): readonly Loss[] {
  if (pictures === 0) return losses;
  const before = losses.find(({ kind }) => kind === 'pictures')?.count ?? 0;
  return [
    ...losses.filter(({ kind }) => kind !== 'pictures'),
    { kind: 'pictures', count: before + pictures },
  ];
}
