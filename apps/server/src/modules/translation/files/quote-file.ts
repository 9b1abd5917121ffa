import { AppError, type ReplyOf } from '@inkstone/contracts';
import {
  type quoteTranslationFile as contract,
  translationFileLimits as limits,
  type TranslationFileFormat,
} from '@inkstone/contracts/translation/files';
import { day, later } from '@inkstone/kernel';
import { countWords } from '@inkstone/proofread/client';
import type { UseCase } from '../../../platform/http/route.ts';
import { exchangeFile, findDocument, formatOf, requireFound } from '../../documents/index.ts';
import * as store from './store.ts';
import { readView } from './view.ts';

const formats: Readonly<Record<ReturnType<typeof formatOf>, TranslationFileFormat | null>> = {
  docx: 'docx',
  pdf: 'pdf',
  txt: 'txt',
  markdown: 'md',
  html: 'html',
  web: null,
};
const faults = {
  docx: 'docx_unreadable',
  pdf: 'pdf_failed',
  txt: 'file_format_mismatch',
  md: 'file_format_mismatch',
  html: 'file_format_mismatch',
} as const;

/** Reads a file in a separate process and stores it with its texts and its price. A repeated call returns the same file. */
export const quoteFile: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  { accountId },
  { id: fileId, name, base64, direction, comments, documentId },
) => {
  const existing = await store.findFile(deps.db.sql, { accountId, fileId });
  if (existing) return readView(deps, existing);
  const format = formats[formatOf(name)];
  if (format === null) throw new AppError('file_format_mismatch');
  if (documentId !== null) requireFound(await findDocument(deps.db.sql, accountId, documentId));
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > limits.bytes)
    throw new AppError('import_too_large', { limit: `${limits.bytes / 1024 / 1024} MB` });
  const to = direction === 'zh-en' ? 'en' : 'zh';
  const read = await exchangeFile(accountId, { kind: 'texts', format, bytes, to, comments }, faults[format]);
  const texts = read.texts.map(({ place, source, plain, holders }, index) => {
    return { index, place, source, holders, price: countWords(plain) };
  });
  const price = texts.reduce((sum, text) => sum + text.price, 0);
  if (texts.length === 0) throw new AppError('translate_file_empty');
  if (price > limits.words || texts.length > limits.texts)
    throw new AppError('translate_file_too_long', { limit: limits.words });
  const now = deps.clock.now();
  const file: store.File = {
    ...{ accountId, fileId, format, direction, comments, documentId, price },
    name: name.toWellFormed().replaceAll('\u0000', ''),
    chargeId: deps.ids.next(),
    texts: texts.length,
    ...read.notes,
    ...{ state: 'quoted', stoppedBy: null, runId: null, runUntil: null },
    createdAt: now,
    expiresAt: later(now, day),
  };
  await deps.db.transact(async ({ sql }) => {
    await store.deleteQuotes(sql, accountId);
    await store.insertFile(sql, file, read.docx ?? bytes, texts);
  });
  return readView(deps, await requireFile(deps, { accountId, fileId }));
};

/** Returns a file of the account. Throws `translate_file_missing`. */
export async function requireFile(
  { db }: { readonly db: Parameters<typeof readView>[0]['db'] },
  key: store.FileKey,
): Promise<store.File> {
  const file = await store.findFile(db.sql, key);
  if (!file) throw new AppError('translate_file_missing');
  return file;
}
