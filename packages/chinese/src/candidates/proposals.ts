import type { SourceLattice } from '../lattice/source-lattice.ts';
import type { Vocabulary } from '../model/vocabulary.ts';
import type { Candidate } from './candidate.ts';

/** A change of a run, with its most likely candidate; several candidates may cause the same change. */
export interface Proposal {
  readonly candidate: Candidate;
  /** Replacement of the text from `changedFrom` to `changedTo`. */
  readonly replacement: string;
  /** Lead over the best competing change of the same characters; `noRival` if there is none. */
  margin: number;
  /** Number of more likely changes of the same characters. */
  rank: number;
}

/** Margin without a competing change. */
const noRival = 4;
const maxPerPlace = 5;

/** Merges candidates with the same change, and ranks the most likely changes at each position. */
export function proposeChanges(
  lattice: SourceLattice,
  candidates: readonly Candidate[],
  vocabulary: Vocabulary,
): Proposal[] {
  const byChange = new Map<string, Proposal>();
  for (const candidate of candidates) {
    const from = vocabulary.starts[candidate.word] - candidate.start;
    const changed = vocabulary.units.subarray(from + candidate.changedFrom, from + candidate.changedTo);
    const replacement = String.fromCharCode(...changed);
    const key = `${candidate.changedFrom} ${replacement}`;
    const known = byChange.get(key);
    if (known === undefined || known.candidate.gain < candidate.gain) {
      byChange.set(key, { candidate, replacement, margin: noRival, rank: 0 });
    }
  }
  return compete([...byChange.values()], lattice.length);
}

function compete(proposals: Proposal[], length: number): Proposal[] {
  proposals.sort((a, b) => b.candidate.gain - a.candidate.gain);
  const bestAt = new Float64Array(length).fill(Number.NEGATIVE_INFINITY);
  const countAt = new Uint8Array(length);
  for (const proposal of proposals) {
    const { changedFrom, changedTo, gain } = proposal.candidate;
    for (let at = changedFrom; at < changedTo; at++) {
      proposal.rank = Math.max(proposal.rank, countAt[at]);
      if (countAt[at] > 0) proposal.margin = Math.min(proposal.margin, gain - bestAt[at]);
      if (countAt[at]++ === 0) bestAt[at] = gain;
    }
  }
  setLeads(proposals);
  return proposals.filter(({ rank }) => rank < maxPerPlace);
}

/** Sets the margin of the first candidate at each position: its lead over the second. */
function setLeads(proposals: readonly Proposal[]): void {
  for (const [i, first] of proposals.entries()) {
    if (first.rank > 0) continue;
    const rival = proposals.slice(i + 1).find((other) => doOverlap(first.candidate, other.candidate));
    if (rival !== undefined) {
      first.margin = Math.min(noRival, first.candidate.gain - rival.candidate.gain);
    }
  }
}

function doOverlap(a: Candidate, b: Candidate): boolean {
  return a.changedFrom < b.changedTo && b.changedFrom < a.changedTo;
}
