import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { AppError } from '@inkstone/contracts';
import { type DocumentNote, noteOf } from '@inkstone/contracts/documents/notes';
import { syncLimits, syncVersion } from '@inkstone/contracts/sync';
import { isBody } from '@inkstone/domain/documents/versions';
import type { DocumentContent } from '../../../platform/sync/index.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
/** Upper bound of a serialized document. */
const maxBytes = 4 * syncLimits.document;

/**
 * Serializes content for storage. It includes the schema version: a change of the schema must raise
 * `syncVersion`.
 */
export function packContent({ title, body, notes }: DocumentContent): Promise<Buffer> {
  return compress(JSON.stringify({ schema: syncVersion, title, body, notes }), options);
}

/** Parses stored content. Throws `version_unreadable` if it is damaged or has a newer schema. */
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

/** Versions from before notes were included have none. */
function notesIn(value: object): DocumentNote[] {
  const notes: unknown = 'notes' in value ? value.notes : [];
  if (!Array.isArray(notes)) return [];
  return notes.flatMap((note) => (typeof note?.id === 'string' ? [noteOf(note.id, note)] : []));
}

/** Returns stored content as text, regardless of its schema version. */
export async function readStored(stored: Uint8Array): Promise<string> {
  return (await decompress(stored, { maxOutputLength: maxBytes })).toString();
}

async function parse(stored: Uint8Array): Promise<unknown> {
  try {
    return JSON.parse(await readStored(stored));
  } catch (error) {
    throw new AppError('version_unreadable', {}, error);
  }
}

/** Equal exactly for equal content. */
export function hashContent({ title, body, notes }: DocumentContent): string {
  return createHash('sha256')
    .update(JSON.stringify(notes.length === 0 ? [title, body] : [title, body, notes]))
    .digest('hex');
}
