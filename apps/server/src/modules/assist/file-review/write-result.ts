import type { ReplyOf } from '@inkstone/contracts';
import type { writeProofreadFile as contract } from '@inkstone/contracts/assist/proofread-file';
import { loadFileReportMessages } from '@inkstone/phrases/format-file-report';
import { loadRuleMessages } from '@inkstone/phrases/format-rule';
import type { UseCase } from '../../../platform/http/route.ts';
import { fileNameOf, mediaTypes, titleOfFile } from '../../documents/index.ts';
import { findFileFaults } from './find-file-faults.ts';
import { writeReport, writeReviewed } from './write-files.ts';

/** Returns a file with findings written into it; the file is checked again. Nothing is stored. */
export const writeResult: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, who, input) => {
  const checked = await findFileFaults(deps, who, input);
  const selectedIds = input.findings && new Set(input.findings);
  const chosen = { ...checked, found: checked.found.filter(({ id }) => selectedIds?.has(id) ?? true) };
  const { locale } = who.origin;
  const words = { explain: await loadRuleMessages(locale), report: await loadFileReportMessages(locale) };
  const options = { line: who.accountId, words, locale, now: deps.clock.now(), isExplained: input.explain };
  const name = fileNameOf(titleOfFile(input.name), 'Inkstone');
  if (input.format === 'report') {
    const bytes = await writeReport(input.name, chosen, options);
    return {
      name: words.report('reportName', { name }),
      mediaType: mediaTypes.pdf,
      base64: Buffer.from(bytes).toString('base64'),
      changes: chosen.found.length,
      comments: 0,
    };
  }
  const { bytes, changes, comments } = await writeReviewed(chosen, options);
  return {
    name: words.report('docxName', { name }),
    mediaType: mediaTypes.docx,
    base64: Buffer.from(bytes).toString('base64'),
    changes,
    comments,
  };
};
