import { AppError } from '@inkstone/contracts';
import { defaultNotes, exportFormats, exportPath } from '@inkstone/contracts/exchange';
import { isUuid } from '@inkstone/kernel';
import { z } from 'zod';
import type { FileRoute } from '../../../../http/file-route.ts';
import { readContent } from '../../../../sync/index.ts';
import { requireFound } from '../../access.ts';
import { findDocument } from '../../store.ts';
import { runInThread } from '../thread/exchange-thread.ts';
import { fileNameOf, mediaTypes, writingTask } from './write-file.ts';

const query = z.object({
  id: z.string().refine(isUuid),
  format: z.enum(exportFormats),
  notes: z.enum(['with', 'without']).optional(),
});

/** Gives a document of the caller's, as it is this moment, as a file. */
export const exportDocument: FileRoute = {
  path: exportPath,
  rate: 'exchange',
  isAskedAnew: true,
  read: async (deps, who, given) => {
    const asked = query.safeParse(given);
    if (!asked.success) throw new AppError('invalid_request', {}, asked.error);
    const { id, format, notes = defaultNotes(format) } = asked.data;
    const document = requireFound(await findDocument(deps.db.sql, who.accountId, id));
    const content = await deps.sync.read(document.id, readContent);
    const task = await writingTask(deps, who.accountId, content, { format, withNotes: notes === 'with' });
    return {
      content: await runInThread(who.accountId, task, 'export_failed'),
      type: mediaTypes[format],
      fileName: `${fileNameOf(content.title, 'document')}.${format}`,
    };
  },
};
