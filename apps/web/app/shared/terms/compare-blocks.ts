import type { TermsBlock } from '@inkstone/contracts/site/terms';
import type { ShownBlock } from './terms-blocks.tsx';

/** Returns the difference of two versions as one text of common, removed and added blocks. */
export function compareBlocks(earlier: readonly TermsBlock[], later: readonly TermsBlock[]): ShownBlock[] {
  const [old, fresh] = [earlier, later].map((blocks) => blocks.map((block) => JSON.stringify(block)));
  const common = commonLengths(old ?? [], fresh ?? []);
  const shown: ShownBlock[] = [];
  let [i, j] = [0, 0];
  while (i < earlier.length || j < later.length) {
    const [before, after] = [earlier[i], later[j]];
    if (before && after && old?.[i] === fresh?.[j]) {
      shown.push({ block: after, change: 'same' });
      i++;
      j++;
    } else if (before && (!after || (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))) {
      shown.push({ block: before, change: 'removed' });
      i++;
    } else if (after) {
      shown.push({ block: after, change: 'added' });
      j++;
    }
  }
  return shown;
}

/** Returns a table `[i][j]` of the length of the longest common subsequence of the blocks from i and from j. */
function commonLengths(old: readonly string[], fresh: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(fresh.length + 1).fill(0));
  for (let i = old.length - 1; i >= 0; i--) {
    const [row = [], below = []] = [lengths[i], lengths[i + 1]];
    for (let j = fresh.length - 1; j >= 0; j--) {
      row[j] = old[i] === fresh[j] ? 1 + (below[j + 1] ?? 0) : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}
