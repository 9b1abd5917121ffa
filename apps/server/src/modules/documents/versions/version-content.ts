import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { AppError } from '@inkstone/contracts';
import { type DocumentNote, noteOf } from '@inkstone/contracts/notes';
import { syncLimits, syncVersion } from '@inkstone/contracts/sync';
import { isBody } from '@inkstone/domain/documents/versions';
import type { DocumentContent } from '../../../sync/index.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
/** No document is as large as this, written out. */
const mostBytes = 4 * syncLimits.document;

/** The content as it is stored. It names the schema it was written with: whoever changes that raises `syncVersion`. */
export function packContent({ title, body, notes }: DocumentContent): Promise<Buffer> {
  return compress(JSON.stringify({ schema: syncVersion, title, body, notes }), options);
}

/** Reads stored content. Throws `version_unreadable` for what is broken or was written by a later schema. */
export async function unpackContent(stored: Uint8Array): Promise<DocumentContent> {
  const value = await parse(stored);
  if (
    typeof value === 'object' &&
    value !== null &&
    'schema' in value &&
    'title' in value &&
    'body' in value
  ) {
    const { schema, title, body } = value;
    const isKnown = typeof schema === 'number' && schema <= syncVersion;
    if (isKnown && typeof title === 'string' && isBody(body)) return { title, body, notes: notesIn(value) };
  }
  throw new AppError('version_unreadable');
}

/** Versions of the time before notes were kept with them have none. */
function notesIn(value: object): DocumentNote[] {
  const notes: unknown = 'notes' in value ? value.notes : [];
  if (!Array.isArray(notes)) return [];
  return notes.flatMap((note) => (typeof note?.id === 'string' ? [noteOf(note.id, note)] : []));
}

/** Stored content as text, whatever schema wrote it. */
export async function readStored(stored: Uint8Array): Promise<string> {
  return (await decompress(stored, { maxOutputLength: mostBytes })).toString();
}

async function parse(stored: Uint8Array): Promise<unknown> {
  try {
    return JSON.parse(await readStored(stored));
  } catch (error) {
    throw new AppError('version_unreadable', {}, error);
  }
}

/** Equal for equal content, and for nothing else. */
export function hashContent({ title, body, notes }: DocumentContent): string {
  return createHash('sha256')
    .update(JSON.stringify(notes.length === 0 ? [title, body] : [title, body, notes]))
    .digest('hex');
}
