import type { ReplyOf } from '@inkstone/contracts';
import type { exportTerms as contract, TermFormat } from '@inkstone/contracts/terms';
import type { UseCase } from '../../platform/http/route.ts';
import { openGlossary } from './access.ts';
import { writeTermFile } from './files/terms-process.ts';
import { findGlossaries, findTerms } from './store.ts';

const fileTypes: Readonly<Record<TermFormat, readonly [ending: string, mediaType: string]>> = {
  csv: ['csv', 'text/csv'],
  tsv: ['tsv', 'text/tab-separated-values'],
  xlsx: ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  tbx: ['tbx', 'application/x-tbx'],
  tmx: ['tmx', 'application/x-tmx+xml'],
  xliff12: ['xlf', 'application/xliff+xml'],
  xliff21: ['xlf', 'application/xliff+xml'],
};

/** Writes a glossary as a file. */
export const exportTerms: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  who,
  { place, format },
) => {
  const owner = await openGlossary(deps, who.accountId, place);
  const [glossary] = await findGlossaries(deps.db.sql, [owner]);
  const terms = glossary === undefined ? [] : await findTerms(deps.db.sql, glossary.glossaryId);
  const bytes = await writeTermFile(who.accountId, format, terms);
  const [ending, mediaType] = fileTypes[format];
  return { name: `inkstone-terms.${ending}`, mediaType, base64: Buffer.from(bytes).toString('base64') };
};
