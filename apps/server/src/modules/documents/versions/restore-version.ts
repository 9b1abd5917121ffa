import { AppError } from '@inkstone/contracts';
import type { restoreVersion as contract } from '@inkstone/contracts/documents/versions';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { type DocumentContent, readContent, writeContent } from '../../../platform/sync/index.ts';
import { findChangeable, rankVersion, requireVersion } from './find-own-version.ts';
import { keepVersion } from './keep-version.ts';
import { readStored } from './store.ts';
import type { Version } from './version.ts';
import { hashContent, unpackContent } from './version-content.ts';
import type { RankedVersion } from './view.ts';

/** The versions before and after a restore. */
export interface RestoredVersions {
  readonly before: RankedVersion;
  readonly restored: RankedVersion | null;
}

/** Users may type between saving and replacing the text; then it is saved again. */
const attempts = 20;

/**
 * Restores a version: saves the current text as a version, replaces it in one edit, then saves the result as
 * a version. Newer notes are kept, though their text may be gone. Safe to interrupt at any point.
 */
export const restoreVersion: UseCase<typeof contract, RestoredVersions> = async (
  deps,
  { accountId },
  input,
) => {
  const { db } = deps;
  const document = await findChangeable(db.sql, accountId, input.id);
  const version = await requireVersion(db.sql, document.id, input.version);
  const stored = await readStored(db.sql, document.id, version.id);
  if (!stored) throw new AppError('version_not_found');
  const restoredContent = await unpackContent(stored);

  const { before, content } = await replaceContent(deps, document.id, restoredContent);
  const saved = await keepVersion(deps, {
    documentId: document.id,
    kind: 'restored',
    moment: 'hand',
    restoredFrom: version.createdAt,
    content,
  });
  return {
    before: await rankVersion(deps, before),
    restored: saved && saved.version.id !== before.id ? await rankVersion(deps, saved.version) : null,
  };
};

interface ReplacedVersion {
  /** Holds exactly the replaced content. */
  readonly before: Version;
  /** The content after the restore. */
  readonly content: DocumentContent;
}

async function replaceContent(
  deps: Deps,
  documentId: string,
  restoredContent: DocumentContent,
): Promise<ReplacedVersion> {
  const { sync } = deps;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const content = await sync.read(documentId, readContent);
    const saved = await keepVersion(deps, { documentId, kind: 'automatic', moment: 'restoring', content });
    if (!saved) throw new AppError('file_not_found');
    let replaced: DocumentContent | null = null;
    await sync.edit(documentId, (doc) => {
      if (hashContent(readContent(doc)) !== saved.version.contentHash) return;
      writeContent(doc, restoredContent);
      replaced = readContent(doc);
    });
    if (replaced) return { before: saved.version, content: replaced };
  }
  throw new AppError('service_unavailable');
}
