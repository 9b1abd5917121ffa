import { wordExportPath, wordListLimits } from '@inkstone/contracts/assist/word-list';
import { wordsAsCsv, wordsForAnki } from '@inkstone/domain/assist/word-list';
import { z } from 'zod';
import { fileRoute } from '../../../platform/http/file-route.ts';
import { readWords } from './store.ts';
import { viewWord } from './view.ts';

/** Exports the caller's words as a file for spreadsheets or Anki. */
export const exportWords = fileRoute({
  path: wordExportPath,
  summary: 'Exports the word list as CSV or for Anki.',
  query: z.object({ format: z.enum(['csv', 'anki']) }),
  errors: [],
  rate: 'exchange',
  mustRevalidate: true,
  read: async ({ db }, { accountId }, { format }) => {
    const all = { search: '', dueBy: null, after: null, limit: wordListLimits.words };
    const words = (await readWords(db.sql, accountId, all)).map(viewWord);
    const isCsv = format === 'csv';
    return {
      content: new TextEncoder().encode(isCsv ? wordsAsCsv(words) : wordsForAnki(words)),
      type: isCsv ? 'text/csv; charset=utf-8' : 'text/plain; charset=utf-8',
      fileName: isCsv ? 'words.csv' : 'words-anki.txt',
    };
  },
});
