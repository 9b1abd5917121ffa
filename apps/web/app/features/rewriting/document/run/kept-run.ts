import { rewriteLimits } from '@inkstone/contracts/rewriting';
import type { ProposalAnchor } from '@inkstone/editor/proposals';
import { day } from '@inkstone/kernel';
import type { StoredProposals } from '../../../../offline/rewrite-database.ts';
import type { RewriteInput } from './rewrite-request.ts';
import type { Run } from './run-state.ts';

/** A run as stored on this device. */
export interface StoredRun {
  readonly input: RewriteInput;
  readonly run: Omit<Run, 'error'>;
  /** Positions of its sentences. */
  readonly anchors: readonly ProposalAnchor[];
}

/** Version of the stored format; runs of other versions are ignored. */
const version = 1;

/** Retention period of a run, in ms: as long as the server stores its job. */
const retention = rewriteLimits.keptDays * day;

/** Converts a run to its stored form. */
export function toStored({
  input,
  run,
  anchors,
}: {
  input: RewriteInput;
  run: Run;
  anchors: readonly ProposalAnchor[];
}) {
  const { error: _, ...rest } = run;
  return { version, input, run: rest, anchors } satisfies StoredRun & { version: number };
}

/** Returns the stored run; null if its format is outdated or it is too old. */
export function parseStoredRun(
  kept: Pick<StoredProposals, 'keptAt' | 'content'> | null,
  now: number,
): StoredRun | null {
  if (kept === null || now - kept.keptAt >= retention) return null;
  const content = kept.content as (Partial<StoredRun> & { version?: unknown }) | null;
  const isRead =
    content?.version === version &&
    Array.isArray(content.anchors) &&
    Array.isArray(content.run?.sentences) &&
    typeof content.input?.text === 'string';
  return isRead ? (content as StoredRun) : null;
}
