import type { followProofreadFile as contract } from '@inkstone/contracts/assist/proofread-file';
import { loadRuleMessages } from '@inkstone/phrases/format-rule';
import type { StreamUseCase } from '../../../platform/http/stream-route.ts';
import { findMistakesInSteps } from '../find-mistakes.ts';
import { placeLints } from '../placed-lints.ts';
import { countParagraphs, viewFindings, viewReport } from './check-file.ts';
import { openFile, termChoiceOf } from './find-file-faults.ts';

/** Proofreads a file and reports the findings part by part. Nothing is stored. */
export const followCheck: StreamUseCase<typeof contract> = async function* (deps, who, input, signal) {
  const { file, words } = await openFile(deps, who, input, signal);
  yield { type: 'read', words, paragraphs: countParagraphs(file) };
  const explain = await loadRuleMessages(who.origin.locale);
  const checkOptions = { isBackground: true, signal };
  const steps = findMistakesInSteps(deps, who, file.text, termChoiceOf(input), checkOptions);
  for await (const { lints, checked, isLast } of steps) {
    const found = placeLints(file, lints);
    yield isLast
      ? { type: 'report', ...viewReport({ file, words, found }, explain) }
      : {
          type: 'checked',
          share: checked / file.text.length,
          findings: viewFindings({ file, found }, explain),
        };
  }
};
