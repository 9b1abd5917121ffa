import type { LayoutFinding } from '@inkstone/contracts/assist/official';
import { type DocxFixes, fixOfficialDocx, readOfficialDocx } from '@inkstone/exchange/official';
import { type JoinedText, joinTexts } from '../placed-lints.ts';
import { findRoles } from './find-roles.ts';

/** A task for a docx: read it, or correct the given findings. */
export type DocxTask =
  | { readonly kind: 'read'; readonly bytes: Uint8Array }
  | ({ readonly kind: 'fix'; readonly bytes: Uint8Array } & DocxFixes);

/** The text of a document and its layout findings. */
export interface ReadDocx extends JoinedText {
  readonly layout: readonly LayoutFinding[];
}

/** A corrected document. */
export interface CorrectedDocx {
  readonly bytes: Uint8Array;
  readonly fixed: number;
}

/** The result of a task. */
export type DocxResult<Task extends DocxTask> = Task extends { readonly kind: 'read' }
  ? ReadDocx
  : CorrectedDocx;

/** Runs a task. Throws `docx_too_large`, `docx_encrypted` or `docx_unreadable`. */
export function runDocxTask(task: DocxTask): ReadDocx | CorrectedDocx {
  if (task.kind === 'read') {
    const { texts, layout } = readOfficialDocx(task.bytes, findRoles);
    return { ...joinTexts(texts), layout };
  }
  const { bytes, fixed } = fixOfficialDocx(task.bytes, findRoles, task);
  return { bytes, fixed };
}
