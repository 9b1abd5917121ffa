import type { Span } from '@inkstone/kernel';
import type { Lint } from '../lint.ts';
import { touches } from '../pipeline/places.ts';
import { type AppliedText, applyFindings } from './apply-findings.ts';
import { areDependent } from './dependent.ts';
import { isCertain } from './is-certain.ts';

/** Checks a text with the same settings as for its findings. */
export type Check = (text: string) => readonly Lint[] | Promise<readonly Lint[]>;

/** A text with its certain suggestions accepted. */
export interface AcceptedText {
  readonly text: string;
  /** The accepted findings, each with its first suggestion, sorted by position. */
  readonly taken: readonly Lint[];
}

/** Rounds in which findings that depend on accepted ones are reconsidered. */
const rounds = 3;
/** Attempts to revert single suggestions before all of a round are reverted. */
const attempts = 4;
/** Number of UTF-16 code units between adjacent words. */
const oneSpace = 1;

/**
 * Accepts the first suggestions of the selected findings (by default the certain ones) that are independent of all others, checks
 * the result, and reverts those next to new findings. Then repeats this for findings that depended on accepted ones and are still
 * found. `lints` are all findings of the text.
 */
export async function acceptAll(
  text: string,
  lints: readonly Lint[],
  check: Check,
  isWanted: (lint: Lint) => boolean = isCertain,
): Promise<AcceptedText> {
  let candidates = lints.filter((lint) => lint.replacements.length > 0 && isWanted(lint));
  const doubtful = lints.filter((lint) => !candidates.includes(lint));
  let settled: SettledFindings = { taken: [], after: lints, applied: applyFindings(text, []) };
  for (let round = 0; round < rounds; round++) {
    const chosen = chooseIndependent(text, candidates, round === 0 ? doubtful : []);
    if (chosen.length === 0) break;
    settled = await settle({ text, lints, check }, settled, chosen);
    const rest = candidates.filter((lint) => !chosen.includes(lint));
    candidates = rest.filter((lint) => isStillFound(lint, settled));
  }
  return { text: settled.applied.text, taken: settled.taken };
}

/** Returns the most credible of mutually dependent findings; none that depends on an uncertain one. */
function chooseIndependent(text: string, candidates: readonly Lint[], doubtful: readonly Lint[]): Lint[] {
  const chosen: Lint[] = [];
  const depends = (lint: Lint) => (other: Lint) => areDependent(lint, other, text);
  for (const lint of candidates.toSorted((a, b) => b.credible - a.credible)) {
    if (!chosen.some(depends(lint)) && !doubtful.some(depends(lint))) chosen.push(lint);
  }
  return chosen;
}

interface SettledFindings {
  readonly taken: readonly Lint[];
  /** The findings of the text with these accepted. */
  readonly after: readonly Lint[];
  readonly applied: AppliedText;
}

interface Task {
  readonly text: string;
  readonly lints: readonly Lint[];
  readonly check: Check;
}

/** Adds suggestions to the accepted ones, except those next to new findings in the result. */
async function settle(
  task: Task,
  settled: SettledFindings,
  chosen: readonly Lint[],
): Promise<SettledFindings> {
  let added = chosen;
  for (let attempt = 0; attempt < attempts && added.length > 0; attempt++) {
    const taken = [...settled.taken, ...added].sort((a, b) => a.span.start - b.span.start);
    const applied = applyFindings(task.text, taken);
    const after = await task.check(applied.text);
    const suspects = suspectsOf(task, taken, applied, after);
    if (!added.some((lint) => suspects.has(lint))) return { taken, after, applied };
    added = added.filter((lint) => !suspects.has(lint));
  }
  return settled;
}

/** Returns the accepted findings next to findings that the original text did not have. */
function suspectsOf(
  { lints }: Task,
  taken: readonly Lint[],
  { spans, spanBefore }: AppliedText,
  after: readonly Lint[],
): Set<Lint> {
  const standing = lints.filter((lint) => !taken.includes(lint));
  const added = after.filter(({ span }) => {
    const before = spanBefore(span);
    return !standing.some((lint) => touches(lint.span, before, 0));
  });
  return new Set(
    taken.filter((lint, i) => {
      const place = spans[i];
      return place !== undefined && added.some((other) => indicatesFault(other, lint, place));
    }),
  );
}

/**
 * Whether a new finding indicates that the suggestion accepted at `place` was wrong. At the next word, only an uncertain finding
 * does: a certain one is a mistake that was hidden before, and next to a misspelled word nothing could be checked before.
 */
function indicatesFault(added: Lint, accepted: Lint, place: Span): boolean {
  const isHidden = isCertain(added) || accepted.category === 'spelling';
  return touches(added.span, place, isHidden ? 0 : oneSpace);
}

function isStillFound(lint: Lint, { after, applied }: SettledFindings): boolean {
  return after.some(
    (other) =>
      other.ruleId === lint.ruleId &&
      other.original === lint.original &&
      applied.spanBefore(other.span).start === lint.span.start,
  );
}
