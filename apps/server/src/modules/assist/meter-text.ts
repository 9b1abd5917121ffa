import { type Span, shift } from '@inkstone/kernel';
import type { Lint } from '@inkstone/proofread/client';
import type { Deps } from '../../deps.ts';
import type { Who } from '../../platform/http/who.ts';
import type { MeteredTexts, MeteringResult } from '../../ports/metering.ts';
import { joinTexts, placeLints } from './placed-lints.ts';

const unmetered: MeteringResult = { refused: [], reached: null };

/**
 * Counts a text against the caller's daily limit, line by line. Visitors have a limit for each text instead
 * (`checkLength`). With `beyond: 'refuse'` it rejects with `daily_limit_reached`.
 */
export async function meterText(
  { metering }: Pick<Deps, 'metering'>,
  who: Who,
  text: string,
  {
    documentId,
    beyond = 'refuse',
  }: { readonly documentId?: string | undefined; readonly beyond?: MeteredTexts['beyond'] } = {},
): Promise<MeteringResult> {
  if (who.kind === 'visitor') return unmetered;
  const texts = text.split('\n');
  return metering.count(who.accountId, {
    ...{ feature: 'proofread', documentId: documentId ?? null },
    ...{ texts, beyond },
  });
}

/** Checks the lines of a text that are not refused, and returns the findings in offsets of the whole text. */
export async function checkAdmitted(
  text: string,
  { refused }: MeteringResult,
  check: (admitted: string) => Promise<readonly Lint[]>,
): Promise<readonly Lint[]> {
  if (refused.length === 0) return check(text);
  const excluded = new Set(refused);
  const lines = linesOf(text).filter((_, i) => !excluded.has(i));
  if (lines.length === 0) return [];
  const joined = joinTexts(lines.map(({ start, end }) => text.slice(start, end)));
  return placeLints(joined, await check(joined.text)).map(({ lint, paragraph, start }) => ({
    ...lint,
    span: shift(lint.span, (lines[paragraph]?.start ?? 0) + start - lint.span.start),
  }));
}

function linesOf(text: string): Span[] {
  let start = 0;
  return text.split('\n').map(({ length }) => {
    const span = { start, end: start + length };
    start = span.end + 1;
    return span;
  });
}
