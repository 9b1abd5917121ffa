import type { ReplyOf } from '@inkstone/contracts';
import type { proofreadFile as contract, FileFinding } from '@inkstone/contracts/proofread-file';
import { type FormatRule, loadRuleWords } from '@inkstone/phrases/format-rule';
import type { UseCase } from '../../../http/route.ts';
import { viewItem } from '../view.ts';
import { countCategories } from './count-categories.ts';
import { type CheckedFile, findFileFaults } from './find-file-faults.ts';
import { sentenceAround } from './sentence-around.ts';

/** Proofreads a file. Nothing of it is kept. */
export const checkFile: UseCase<typeof contract, ReplyOf<typeof contract>> = async (deps, who, input) => {
  const checked = await findFileFaults(deps, who, input);
  return {
    paragraphs: checked.file.paragraphs.filter(isShown).length,
    words: checked.words,
    findings: viewFindings(checked, await loadRuleWords(who.origin.locale)),
    categories: countCategories(checked.found),
  };
};

/** Findings as people are told of them. */
export function viewFindings({ file, found }: CheckedFile, explain: FormatRule): FileFinding[] {
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

/** Nobody counts a paragraph that is empty. */
function shownNumbers(paragraphs: readonly string[]): number[] {
  let shown = 0;
  return paragraphs.map((text) => (isShown(text) ? shown++ : shown));
}

function isShown(text: string): boolean {
  return text.trim() !== '';
}
