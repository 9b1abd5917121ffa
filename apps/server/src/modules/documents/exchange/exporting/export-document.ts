import { defaultNotes, exportFormats, exportPath } from '@inkstone/contracts/documents/exchange';
import { isUuid } from '@inkstone/kernel';
import { z } from 'zod';
import { fileRoute } from '../../../../platform/http/file-route.ts';
import { readContent } from '../../../../platform/sync/index.ts';
import { requireFound } from '../../access.ts';
import { findDocument } from '../../store.ts';
import { runInProcess } from '../tasks/exchange-process.ts';
import { fileNameOf, mediaTypes, writingTask } from './write-file.ts';

const query = z.object({
  id: z.string().refine(isUuid),
  format: z.enum(exportFormats),
  notes: z.enum(['with', 'without']).optional(),
});

/** Exports the current content of a caller's document as a file. */
export const exportDocument = fileRoute({
  path: exportPath,
  summary: 'Exports a document as a file.',
  query,
  errors: ['file_not_found', 'export_failed'],
  rate: 'exchange',
  mustRevalidate: true,
  read: async (deps, who, { id, format, notes = defaultNotes(format) }) => {
    const document = requireFound(await findDocument(deps.db.sql, who.accountId, id));
    const content = await deps.sync.read(document.id, readContent);
    const task = await writingTask(deps, document, content, { format, withNotes: notes === 'with' });
    return {
      content: await runInProcess(who.accountId, task, 'export_failed'),
      type: mediaTypes[format],
      fileName: `${fileNameOf(content.title, 'document')}.${format}`,
    };
  },
});
