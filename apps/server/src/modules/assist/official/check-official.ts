import type { ReplyOf } from '@inkstone/contracts';
import {
  type checkOfficial as contract,
  type LayoutFinding,
  layoutClauses,
  type OfficialTextFinding,
} from '@inkstone/contracts/official';
import { loadRuleWords } from '@inkstone/phrases/format-rule';
import { countWords, type Lint } from '@inkstone/proofread';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../http/route.ts';
import type { Who } from '../../../http/who.ts';
import { checkLength } from '../access.ts';
import { findMistakes } from '../find-mistakes.ts';
import { viewItem } from '../view.ts';
import { openDocx } from './docx/open-docx.ts';
import { findLayoutFaults } from './layout/find-layout-faults.ts';
import type { LayoutView } from './layout/layout-rule.ts';
import { joinParagraphs, paragraphAt, readLayout } from './layout/read-layout.ts';

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
  const view = readLayout(openDocx(Buffer.from(input.base64, 'base64')));
  const lints = await findTextFaults(deps, who, view);
  const explain = await loadRuleWords(who.origin.locale);
  return {
    paragraphs: view.paragraphs.length,
    layout: findLayoutFaults(view).map(
      ({ id, fault: { rule, paragraph, found, wanted } }): LayoutFinding => ({
        id,
        rule,
        clause: layoutClauses[rule],
        paragraph: paragraph?.index ?? null,
        excerpt: excerptOf(paragraph?.text ?? ''),
        found,
        wanted,
      }),
    ),
    text: lints.map(
      ({ id, lint, paragraph, start }): OfficialTextFinding => ({
        ...viewItem(lint, (at) => at - lint.span.start + start, explain),
        id,
        paragraph,
        excerpt: excerptOf(view.paragraphs[paragraph]?.text ?? ''),
        original: lint.original,
      }),
    ),
  };
};

/** Findings of the text, each with an id that tells paragraphs of the same words apart. */
export async function findTextFaults(
  deps: Pick<Deps, 'db' | 'proofreader'>,
  who: Who,
  { paragraphs }: LayoutView,
): Promise<PlacedLint[]> {
  const { text, starts } = joinParagraphs(paragraphs);
  checkLength(who, text, countWords(text));
  const lints = await findMistakes(deps, who, text, { documentKind: 'official' });
  return lints.flatMap((lint) => {
    const paragraph = paragraphAt(starts, lint.span.start);
    const from = starts[paragraph] ?? 0;
    const [start, end] = [lint.span.start - from, lint.span.end - from];
    const isInside = end <= (paragraphs[paragraph]?.text.length ?? 0);
    return isInside ? [{ id: `${paragraph}:${lint.id}`, lint, paragraph, start, end }] : [];
  });
}

function excerptOf(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > 60 ? `${trimmed.slice(0, 60)}…` : trimmed;
}
