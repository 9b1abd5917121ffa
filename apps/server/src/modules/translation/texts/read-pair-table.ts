import { AppError, type ReplyOf } from '@inkstone/contracts';
import {
  type readPairTable as contract,
  pairTableLimits as limits,
  translationLimits,
} from '@inkstone/contracts/translation';
import type { UseCase } from '../../../platform/http/route.ts';
import { exchangeFile } from '../../documents/index.ts';
import { mustSignIn } from './plan-translation.ts';

const formats: Readonly<Record<string, 'docx' | 'xlsx'>> = { docx: 'docx', xlsx: 'xlsx' };

/** Reads the rows of a file's tables in a separate process. Empty rows are omitted. */
export const readPairTable: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { config },
  who,
  { name, base64 },
) => {
  if (mustSignIn(config, who)) throw new AppError('sign_in_first');
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > limits.bytes)
    throw new AppError('import_too_large', { limit: `${limits.bytes / 1024 / 1024} MB` });
  const format = formats[/\.(\w+)\s*$/.exec(name.toLowerCase())?.[1] ?? ''];
  if (format === undefined) throw new AppError('translation_table_format');
  const line = who.kind === 'visitor' ? 'visitor' : who.accountId;
  const fault = format === 'docx' ? 'docx_unreadable' : 'file_format_mismatch';
  const cells = await exchangeFile(line, { kind: 'tables', format, bytes }, fault);
  const rows = cells.filter((row) => row.some((cell) => cell.trim() !== ''));
  if (!rows.some((row) => row.filter((cell) => cell.trim() !== '').length > 1))
    throw new AppError('translation_no_table');
  const characters = rows.reduce((sum, row) => sum + row.join('').length, 0);
  if (rows.length > limits.rows || characters > translationLimits.characters * 2)
    throw new AppError('translation_too_long', { limit: translationLimits.words });
  return { rows: rows.map((row) => row.slice(0, limits.columns).map((cell) => cell.toWellFormed())) };
};
