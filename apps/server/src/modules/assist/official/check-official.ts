import type { ReplyOf } from '@inkstone/contracts';
import type { checkOfficial as contract, OfficialTextFinding } from '@inkstone/contracts/official';
import { loadRuleWords } from '@inkstone/phrases/format-rule';
import { countWords, type Lint } from '@inkstone/proofread/client';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../http/route.ts';
import type { Who } from '../../../http/who.ts';
import { checkLength } from '../access.ts';
import { findMistakes } from '../find-mistakes.ts';
import { viewItem } from '../view.ts';
import { excerptOf, type ReadDocx } from './docx-task.ts';
import { paragraphAt } from './layout/read-layout.ts';
import { runInThread } from './run-in-thread.ts';

/** A finding of the text within one paragraph of a document. */
export interface PlacedLint {
  readonly id: string;
  readonly lint: Lint;
  readonly paragraph: number;
  /** Place in the paragraph. */
  readonly start: number;
  readonly end: number;
}

/** Checks layout and text of a docx. Writes nothing, neither to the database nor to the log. */
export const checkOfficial: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, who, input) => {
  const read = await runInThread({ kind: 'read', bytes: Buffer.from(input.base64, 'base64') });
  const lints = await findTextFaults(deps, who, read);
  const explain = await loadRuleWords(who.origin.locale);
  return {
    paragraphs: read.starts.length,
    layout: [...read.layout],
    text: lints.map(
      ({ id, lint, paragraph, start }): OfficialTextFinding => ({
        ...viewItem(lint, (at) => at - lint.span.start + start, explain),
        id,
        paragraph,
        excerpt: excerptOf(paragraphText(read, paragraph)),
        original: lint.original,
      }),
    ),
  };
};

/** Findings of the text, each with an id that tells paragraphs of the same words apart. */
export async function findTextFaults(
  deps: Pick<Deps, 'db' | 'proofreader'>,
  who: Who,
  read: Pick<ReadDocx, 'text' | 'starts'>,
): Promise<PlacedLint[]> {
  const { text, starts } = read;
  checkLength(who, text, countWords(text));
  const lints = await findMistakes(deps, who, text, { documentKind: 'official' });
  return lints.flatMap((lint) => {
    const paragraph = paragraphAt(starts, lint.span.start);
    const from = starts[paragraph] ?? 0;
    const [start, end] = [lint.span.start - from, lint.span.end - from];
    const isInside = end <= paragraphText(read, paragraph).length;
    return isInside ? [{ id: `${paragraph}:${lint.id}`, lint, paragraph, start, end }] : [];
  });
}

function paragraphText({ text, starts }: Pick<ReadDocx, 'text' | 'starts'>, paragraph: number): string {
  const next = starts[paragraph + 1];
  return text.slice(starts[paragraph], next === undefined ? undefined : next - 1);
}
