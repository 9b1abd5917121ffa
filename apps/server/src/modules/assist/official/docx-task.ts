import { type LayoutFinding, layoutClauses, officialLimits } from '@inkstone/contracts/official';
import { openDocx, saveDocx } from '@inkstone/exchange/word-file';
import { changeText, type TextChange } from './docx/paragraphs.ts';
import { findLayoutFaults } from './layout/find-layout-faults.ts';
import { joinParagraphs, readLayout } from './layout/read-layout.ts';

/** A change of the text of one paragraph, counted from 0. */
export interface PlacedChange extends TextChange {
  readonly paragraph: number;
}

/** What a thread does with a file: read it, or mend what is named. */
export type DocxTask =
  | { readonly kind: 'read'; readonly bytes: Uint8Array }
  | {
      readonly kind: 'mend';
      readonly bytes: Uint8Array;
      readonly layoutIds: readonly string[];
      readonly changes: readonly PlacedChange[];
    };

/** A document as far as its text and its layout are concerned. */
export interface ReadDocx {
  /** Paragraphs joined by line breaks, and where each begins. */
  readonly text: string;
  readonly starts: readonly number[];
  readonly layout: readonly LayoutFinding[];
}

/** A document with what was asked for mended. */
export interface MendedDocx {
  readonly bytes: Uint8Array;
  readonly mended: number;
}

/** What comes of a task. */
export type DocxResult<Task extends DocxTask> = Task extends { readonly kind: 'read' }
  ? ReadDocx
  : MendedDocx;

/** Does a task. Throws `docx_too_large`, `docx_encrypted` or `docx_unreadable`. */
export function runDocxTask(task: DocxTask): ReadDocx | MendedDocx {
  const docx = openDocx(task.bytes, officialLimits.bytes);
  const view = readLayout(docx);
  const faults = findLayoutFaults(view);
  if (task.kind === 'read') {
    return {
      ...joinParagraphs(view.paragraphs),
      layout: faults.map(
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
    };
  }
  const wanted = new Set(task.layoutIds);
  const chosen = faults.filter(({ id }) => wanted.has(id));
  for (const { fault } of chosen) fault.mend();
  const changes = Map.groupBy(task.changes, ({ paragraph }) => paragraph);
  for (const paragraph of view.paragraphs) changeText(paragraph, changes.get(paragraph.index) ?? []);
  return { bytes: saveDocx(docx), mended: chosen.length + task.changes.length };
}

/** The beginning of a paragraph, to know it by. */
export function excerptOf(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > 60 ? `${trimmed.slice(0, 60)}…` : trimmed;
}
