import type { ReplyOf } from '@inkstone/contracts';
import type { proofreadFile as contract, FileFinding } from '@inkstone/contracts/assist/proofread-file';
import { type FormatRule, loadRuleMessages } from '@inkstone/phrases/format-rule';
import type { UseCase } from '../../../platform/http/route.ts';
import { viewItem } from '../view.ts';
import { countCategories } from './count-categories.ts';
import { type CheckedFile, findFileFaults } from './find-file-faults.ts';
import { sentenceAround } from './sentence-around.ts';

/** Proofreads a file. Nothing is stored. */
export const checkFile: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, who, input) => {
  const checked = await findFileFaults(deps, who, input);
  return viewReport(checked, await loadRuleMessages(who.origin.locale));
};

/** The report of a checked file. */
export function viewReport(checked: CheckedFile, explain: FormatRule): ReplyOf<typeof contract> {
  return {
    paragraphs: countParagraphs(checked.file),
    words: checked.words,
    findings: viewFindings(checked, explain),
    categories: countCategories(checked.found),
  };
}

/** Counts the paragraphs that are not empty. */
export function countParagraphs({ paragraphs }: CheckedFile['file']): number {
  return paragraphs.filter(isShown).length;
}

/** Findings as sent to clients. */
export function viewFindings(
  { file, found }: Pick<CheckedFile, 'file' | 'found'>,
  explain: FormatRule,
): FileFinding[] {
  const numbers = shownNumbers(file.paragraphs);
  return found.map(({ id, lint, paragraph, start, end }) => ({
    ...viewItem(lint, (at) => at - lint.span.start + start, explain),
    ...sentenceAround(file.paragraphs[paragraph] ?? '', { start, end }),
    id,
    paragraph: numbers[paragraph] ?? 0,
    place: file.places[paragraph] ?? 'body',
    original: lint.original,
  }));
}

/** Numbers paragraphs, not counting empty ones. */
function shownNumbers(paragraphs: readonly string[]): number[] {
  let shown = 0;
  return paragraphs.map((text) => (isShown(text) ? shown++ : shown));
}

function isShown(text: string): boolean {
  return text.trim() !== '';
}
