import { AppError, type ReplyOf } from '@inkstone/contracts';
import {
  type cancelTranslationFile as cancelContract,
  type startTranslationFile as contract,
  translationFileLimits,
} from '@inkstone/contracts/translation/files';
import { day, later } from '@inkstone/kernel';
import { isUniqueViolation } from '../../../platform/db/sql-errors.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { continueFile } from './continue-message.ts';
import { requireFile } from './quote-file.ts';
import * as store from './store.ts';
import { readView } from './view.ts';

/** Starts or continues translating a file in the background. A running or finished file is returned unchanged. */
export const startFile: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  { accountId },
  { id: fileId },
) => {
  const key = { accountId, fileId };
  const file = await requireFile(deps, key);
  const absence = deps.translator.absence();
  if (absence !== null) throw new AppError(absence === 'off' ? 'model_off' : 'model_busy');
  if (await store.hasOpenFile(deps.db.sql, key)) throw new AppError('translate_file_running');
  const expiresAt = later(deps.clock.now(), translationFileLimits.keptDays * day);
  const to = { state: 'waiting', expiresAt: file.state === 'quoted' ? expiresAt : file.expiresAt } as const;
  const changed = await store
    .changeState(deps.db.sql, key, ['quoted', 'stopped', 'cancelled'], to)
    .catch((error: unknown) => {
      // Another file was started concurrently.
      if (isUniqueViolation(error)) throw new AppError('translate_file_running');
      throw error;
    });
  if (changed) await deps.jobs.send(continueFile, key);
  return readView(deps, changed ?? (await requireFile(deps, key)));
};

/** Stops the translation of a file; finished translations are kept. */
export const cancelFile: UseCase<typeof cancelContract, ReplyOf<typeof cancelContract>> = async (
  deps,
  { accountId },
  { id: fileId },
) => {
  const key = { accountId, fileId };
  const changed = await store.changeState(deps.db.sql, key, ['waiting', 'running'], { state: 'cancelled' });
  return readView(deps, changed ?? (await requireFile(deps, key)));
};
