import { AppError } from '@inkstone/contracts';
import { wordExportPath, wordListLimits } from '@inkstone/contracts/word-list';
import { wordsAsCsv, wordsForAnki } from '@inkstone/domain/assist/word-list';
import { z } from 'zod';
import type { FileRoute } from '../../../http/file-route.ts';
import { readWords } from './store.ts';
import { viewWord } from './view.ts';

const query = z.object({ format: z.enum(['csv', 'anki']) });

/** Gives the caller's words as a file, for spreadsheets or for Anki. */
export const exportWords: FileRoute = {
  path: wordExportPath,
  rate: 'exchange',
  isAskedAnew: true,
  read: async ({ db }, { accountId }, given) => {
    const asked = query.safeParse(given);
    if (!asked.success) throw new AppError('invalid_request', {}, asked.error);
    const all = { search: '', dueBy: null, after: null, limit: wordListLimits.words };
    const words = (await readWords(db.sql, accountId, all)).map(viewWord);
    const isCsv = asked.data.format === 'csv';
    return {
      content: new TextEncoder().encode(isCsv ? wordsAsCsv(words) : wordsForAnki(words)),
      type: isCsv ? 'text/csv; charset=utf-8' : 'text/plain; charset=utf-8',
      fileName: isCsv ? 'words.csv' : 'words-anki.txt',
    };
  },
};
