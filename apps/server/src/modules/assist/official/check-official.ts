import type { ReplyOf } from '@inkstone/contracts';
import type { checkOfficial as contract, OfficialTextFinding } from '@inkstone/contracts/assist/official';
import { loadRuleMessages } from '@inkstone/phrases/format-rule';
import { countWords } from '@inkstone/proofread/client';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import type { Who } from '../../../platform/http/who.ts';
import { checkLength } from '../access.ts';
import { sentenceAround } from '../file-review/sentence-around.ts';
import { findMistakes } from '../find-mistakes.ts';
import { meterText } from '../meter-text.ts';
import { type PlacedLint, paragraphText, placeLints } from '../placed-lints.ts';
import { viewItem } from '../view.ts';
import type { ReadDocx } from './docx-task.ts';
import { runInProcess } from './run-in-process.ts';

/** Checks layout and text of a docx. Stores and logs nothing. */
export const checkOfficial: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, who, input) => {
  const read = await runInProcess(who.accountId, {
    kind: 'read',
    bytes: Buffer.from(input.base64, 'base64'),
  });
  const lints = await findTextFaults(deps, who, read);
  const explain = await loadRuleMessages(who.origin.locale);
  const { excerptOf } = await import('@inkstone/exchange/official');
  return {
    paragraphs: read.starts.length,
    layout: [...read.layout],
    text: lints.map(
      ({ id, lint, paragraph, start, end }): OfficialTextFinding => ({
        ...viewItem(lint, (at) => at - lint.span.start + start, explain),
        id,
        paragraph,
        excerpt: excerptOf(paragraphText(read, paragraph)),
        original: lint.original,
        ...sentenceAround(paragraphText(read, paragraph), { start, end }),
      }),
    ),
  };
};

/** Findings in the text, by paragraph. */
export async function findTextFaults(
  deps: Pick<Deps, 'db' | 'proofreader' | 'metering' | 'termBase'>,
  who: Who,
  read: Pick<ReadDocx, 'text' | 'starts'>,
): Promise<PlacedLint[]> {
  checkLength(who, read.text, countWords(read.text));
  await meterText(deps, who, read.text);
  const options = { documentKind: 'official' } as const;
  return placeLints(read, await findMistakes(deps, who, read.text, options, { isBackground: true }));
}
