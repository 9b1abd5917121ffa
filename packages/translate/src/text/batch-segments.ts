import type { Segment } from '../segment.ts';

/** Limits of one request to a model. */
export const batchLimits = { segments: 12, characters: 1200, first: 3 } as const;

/** Groups segments for requests, in order. The first group is small, so that the first sentences arrive soon. */
export function batchSegments(segments: readonly Segment[]): Segment[][] {
  const batches: Segment[][] = [];
  let characters = 0;
  for (const segment of segments) {
    const last = batches.at(-1);
    const limit = batches.length === 1 ? batchLimits.first : batchLimits.segments;
    const isFull =
      last === undefined ||
      last.length >= limit ||
      characters + segment.source.length > batchLimits.characters;
    if (isFull) batches.push([segment]);
    else last.push(segment);
    characters = isFull ? segment.source.length : characters + segment.source.length;
  }
  return batches;
}
