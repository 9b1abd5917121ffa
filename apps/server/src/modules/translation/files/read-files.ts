import type { ReplyOf } from '@inkstone/contracts';
import type {
  readTranslationFile as contract,
  deleteTranslationFiles as deleteContract,
  listTranslationFiles as listContract,
} from '@inkstone/contracts/translation/files';
import { withoutMarks } from '@inkstone/exchange/translation';
import { readCursor, toPage } from '../../../platform/db/keyset.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { requireFile } from './quote-file.ts';
import * as store from './store.ts';
import { readView, viewFiles } from './view.ts';

const filesPerPage = 50;
const faultsShown = 200;
/** Maximum number of characters of a source that the report quotes. */
const quoted = 120;

/** Returns a file of the caller with the report of its faults. */
export const readFile: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  { accountId },
  { id: fileId },
) => {
  const file = await requireFile(deps, { accountId, fileId });
  const faults = await store.findTexts(deps.db.sql, file, ['plain', 'kept'], { limit: faultsShown });
  return {
    file: await readView(deps, file),
    faults: faults.map(({ index, place, state, fault, source }) => ({
      ...{ index, place, fault: fault ?? 'missing' },
      state: state === 'plain' ? 'plain' : 'kept',
      source: withoutMarks(source).slice(0, quoted).toWellFormed(),
    })),
  };
};

/** Lists the files of the caller, newest first, and whether translation is available. */
export const listFiles: UseCase<typeof listContract, ReplyOf<typeof listContract>> = async (
  { db, wordMeter, translator },
  { accountId },
  { cursor },
) => {
  const found = await store.listFiles(db.sql, accountId, readCursor(cursor), filesPerPage + 1);
  const { rows, next } = toPage(found, filesPerPage, ({ createdAt: at, fileId: id }) => ({ at, id }));
  const [files, { left }] = await Promise.all([
    viewFiles({ db }, accountId, rows),
    wordMeter.left(accountId, 'translate'),
  ]);
  return { files, next, left, absence: translator.absence() };
};

/** Deletes files of the caller, and ends runs that process them. */
export const deleteFiles: UseCase<typeof deleteContract, ReplyOf<typeof deleteContract>> = async (
  { db },
  { accountId },
  { ids },
) => {
  await store.deleteFiles(db.sql, accountId, ids);
  return {};
};
