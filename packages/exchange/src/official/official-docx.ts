import { type LayoutFinding, layoutClauses, officialLimits } from '@inkstone/contracts/assist/official';
import { openDocx, saveDocx } from '../word-file/index.ts';
import { findLayoutFaults } from './find-layout-faults.ts';
import { changeText, type TextChange } from './paragraphs.ts';
import { type FindRoles, readLayout, textsOf } from './read-layout.ts';

/** A change of the text of one paragraph, counted from 0. */
export interface PlacedChange extends TextChange {
  readonly paragraph: number;
}

/** Corrections of a docx: layout findings by id, and text changes. */
export interface DocxFixes {
  readonly layoutIds: readonly string[];
  readonly changes: readonly PlacedChange[];
}

/**
 * Returns the paragraphs of a docx and its layout deviations. Throws `docx_too_large`, `docx_encrypted` or
 * `docx_unreadable`.
 */
export function readOfficialDocx(
  bytes: Uint8Array,
  findRoles: FindRoles,
): { readonly texts: readonly string[]; readonly layout: readonly LayoutFinding[] } {
  const view = readLayout(openDocx(bytes, officialLimits.bytes), findRoles);
  const layout = findLayoutFaults(view).map(
    ({ id, fault: { rule, paragraph, found, wanted } }): LayoutFinding => ({
      ...{ id, rule, clause: layoutClauses[rule], paragraph: paragraph?.index ?? null },
      ...{ excerpt: excerptOf(paragraph?.text ?? ''), found, wanted },
    }),
  );
  return { texts: textsOf(view.paragraphs), layout };
}

/** Corrects a docx; all other content is unchanged. Throws as `readOfficialDocx` does. */
export function fixOfficialDocx(
  bytes: Uint8Array,
  findRoles: FindRoles,
  { layoutIds, changes }: DocxFixes,
): { readonly bytes: Uint8Array; readonly fixed: number } {
  const docx = openDocx(bytes, officialLimits.bytes);
  const view = readLayout(docx, findRoles);
  const wanted = new Set(layoutIds);
  const chosen = findLayoutFaults(view).filter(({ id }) => wanted.has(id));
  for (const { fault } of chosen) fault.fix();
  const byParagraph = Map.groupBy(changes, ({ paragraph }) => paragraph);
  for (const paragraph of view.paragraphs) changeText(paragraph, byParagraph.get(paragraph.index) ?? []);
  return { bytes: saveDocx(docx), fixed: chosen.length + changes.length };
}

/** The start of a paragraph, by which users recognise it. */
export function excerptOf(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > 60 ? `${trimmed.slice(0, 60)}…` : trimmed;
}
