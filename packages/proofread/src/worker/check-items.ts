import type { Proofreader } from '../create-proofreader.ts';
import type { Lint } from '../lint.ts';
import { type CheckedDraft, finishDrafts } from '../pipeline/check-paragraph.ts';
import type { CheckItem } from './protocol.ts';

/** A paragraph that waits for the others of its batch, or the findings of a whole text. */
export interface DraftedItem {
  readonly id: string;
  readonly checked: CheckedDraft | readonly Lint[];
}

/** Checks a paragraph or a whole text. */
export function draftItem(proofreader: Proofreader, { id, text, isWhole = false }: CheckItem): DraftedItem {
  return { id, checked: isWhole ? proofreader.checkWhole(text) : proofreader.draftParagraph(text) };
}

/** Returns the findings of the built-in rules by item. The paragraphs of a batch belong to one text and are weighted together. */
export function finishItems(items: readonly DraftedItem[]): Map<string, readonly Lint[]> {
  const drafts = items.flatMap(({ checked }) => ('finish' in checked ? [checked] : []));
  const finished = finishDrafts(drafts).values();
  return new Map(
    items.map(({ id, checked }) => [id, 'finish' in checked ? (finished.next().value ?? []) : checked]),
  );
}
