import { AppError } from '@inkstone/contracts';
import type { OcrBlock } from '@inkstone/contracts/ocr';
import { isLittleText, pagesText, searchedPicturesOf } from '@inkstone/domain/ocr';
import { minute, shanghaiDay, startOfShanghaiDay } from '@inkstone/kernel';
import type { Deps } from '../../../../deps.ts';
import { findImage } from '../../images/store.ts';
import { addPending } from '../pending/store.ts';
import * as store from './store.ts';

type Needs = Pick<Deps, 'db' | 'files' | 'clock' | 'log' | 'tierOf' | 'textRecogniser'>;

/** Maximum number of pictures per run. */
const maxPictures = 20;
const maxTries = 3;
const timeout = 5 * minute;

/**
 * Recognises the text of pictures for searches, one after another, and stops when the engine is busy with
 * pages that users wait for. Safe to run twice.
 */
export async function readPictureTexts(deps: Needs): Promise<void> {
  if (deps.textRecogniser.engine === null) return;
  const skipped: string[] = [];
  for (let done = 0; done < maxPictures; done++) {
    const picture = await store.takeWaiting(deps.db.sql, skipped, maxTries);
    if (picture === null) return;
    if (await isOverLimit(deps, picture.accountId)) {
      await store.returnAttempt(deps.db.sql, picture);
      skipped.push(picture.accountId);
    } else if (!(await readOne(deps, picture))) return;
  }
}

async function isOverLimit({ db, clock, tierOf }: Needs, accountId: string): Promise<boolean> {
  // The limit is per day in Asia/Shanghai, as for pages that users have recognised.
  const read = await store.countReadSince(db.sql, accountId, startOfShanghaiDay(shanghaiDay(clock.now())));
  return read >= searchedPicturesOf[await tierOf(accountId)];
}

/** Recognises a picture and stores its text; false if the engine is busy. */
async function readOne(deps: Needs, picture: store.PictureText): Promise<boolean> {
  const { db, clock, log } = deps;
  try {
    const body = await textOf(deps, picture);
    await db.transact(async ({ sql }) => {
      const documents = await store.storeText(sql, picture, { body, readAt: clock.now() });
      for (const id of documents) await addPending(sql, id);
    });
    return true;
  } catch (error) {
    if (error instanceof AppError && (error.code === 'ocr_busy' || error.code === 'service_unavailable')) {
      await store.returnAttempt(db.sql, picture);
      return false;
    }
    log.error('the text of a picture could not be read', { error });
    return true;
  }
}

/** The text of a picture; empty if the picture cannot be decoded or its text is not recognised reliably. */
async function textOf(
  { db, files, textRecogniser }: Needs,
  { accountId, imageId }: store.PictureText,
): Promise<string> {
  const image = await findImage(db.sql, accountId, imageId);
  const picture = image && (await files.get(image.fileKey));
  if (!picture) return '';
  try {
    const signal = AbortSignal.timeout(timeout);
    const { blocks } = await textRecogniser.recognise({ picture, language: null, signal });
    return isLittleText(blocks as OcrBlock[]) ? '' : pagesText([blocks as OcrBlock[]]).replaceAll('\0', '');
  } catch (error) {
    const isPermanent = error instanceof AppError && permanentErrors.includes(error.code);
    if (isPermanent) return '';
    throw error;
  }
}

/** Errors for which a retry has the same result. */
const permanentErrors: readonly string[] = ['picture_unreadable', 'picture_too_large'];
