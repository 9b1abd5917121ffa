import { AppError } from '@inkstone/contracts';
import { syncLimits } from '@inkstone/contracts/sync';
import { excerptOf } from '@inkstone/domain/documents';
import type { BodyNode } from '@inkstone/domain/documents/versions';
import { countText } from '@inkstone/proofread/client';
import { updateOf, writeContent } from '../../../../platform/sync/content.ts';
import { textOfBody } from '../../versions/text-of-body.ts';
import { bodyForDocument } from '../importing/body-for-document.ts';
import type { BuildResult, BuildTask, ReadContent } from './task.ts';

/** Nesting limit: deeper than real documents, and well within what servers and browsers can open. */
const deepest = 400;

/**
 * Converts imported content to the first edit of a document. Throws `content_required`, `file_too_complex` or
 * `document_too_large`.
 */
export async function build({
  title,
  isTitled,
  content,
  addresses,
  noteIds,
  label,
}: BuildTask): Promise<BuildResult> {
  const read: ReadContent = JSON.parse(new TextDecoder().decode(content));
  if (depthOf(read.body) > deepest) throw new AppError('file_too_complex');
  const body = bodyForDocument(read.body, { addressOf: (src) => addresses.get(src) ?? null, noteIds });
  if (!isTitled && isEmptyBody(body)) throw new AppError('content_required');
  const notes = renamed(read.notes, noteIds);
  const text = textOfBody(body);
  const { words, charactersWithoutSpaces: characters } = countText(text);
  const update = updateOf((doc) =>
    writeContent(doc, { title, body, notes, ...(label === null ? {} : { label }) }),
  );
  if (!update) throw new Error('An imported text results in no edit');
  if (update.length > syncLimits.update) {
    throw new AppError('document_too_large', { limit: `${syncLimits.update / 1024 / 1024} MB` });
  }
  return { update, excerpt: excerptOf(text), characters, words };
}

/** Nodes that are content without text. */
const shown: ReadonlySet<string> = new Set(['image', 'horizontalRule', 'table', 'footnote']);

/** Returns whether a body is empty. */
function isEmptyBody({ type, text = '', content = [] }: BodyNode): boolean {
  return !shown.has(type) && text.trim() === '' && content.every(isEmptyBody);
}

function depthOf({ content = [] }: ReadContent['body']): number {
  return content.reduce((depth, child) => Math.max(depth, 1 + depthOf(child)), 0);
}

/** Note ids of a file are replaced by new ones. */
function renamed(notes: ReadContent['notes'], ids: ReadonlyMap<string, string>): ReadContent['notes'] {
  const idOf = (id: string) => ids.get(id) ?? '';
  return notes.map((note) => ({ ...note, id: idOf(note.id), replyTo: idOf(note.replyTo) }));
}
