import { findFonts, findHeadColor } from './fonts.ts';
import { findIndents } from './indents.ts';
import type { FindFaults, LayoutFault, LayoutView } from './layout-rule.ts';
import { findLinePitch } from './line-pitch.ts';
import { findMargins, findPageSize } from './page.ts';
import { findPageNumber } from './page-number.ts';

const checks: readonly FindFaults[] = [
  findPageSize,
  findMargins,
  findLinePitch,
  findHeadColor,
  findFonts,
  findIndents,
  findPageNumber,
];

/** Finds all deviations of the layout from GB/T 9704-2012. The ids are stable for the same file. */
export function findLayoutFaults(view: LayoutView): { readonly id: string; readonly fault: LayoutFault }[] {
  return checks
    .flatMap((find) => [...find(view)])
    .map((fault) => ({ id: `${fault.rule}:${fault.paragraph?.index ?? ''}`, fault }));
}
