import type { UnihanCharacter } from './unihan.ts';

/** Minimum similarity to store. */
const minSimilarity = 0.62;
const maxNeighbours = 24;

/** Returns for each character the similar ones, most similar first, with a similarity of 0.62 to about 1.3. */
export function findLookalikes(
  characters: ReadonlyMap<string, UnihanCharacter>,
): Map<string, { character: string; likeness: number }[]> {
  const drawn = [...characters].filter(([, { cangjie }]) => cangjie !== '');
  return new Map(
    drawn.map(([one, a]) => {
      const alike: { character: string; likeness: number }[] = [];
      for (const [character, b] of drawn) {
        if (one === character || Math.abs(a.cangjie.length - b.cangjie.length) > 2) continue;
        const likeness = compare(a, b);
        if (likeness >= minSimilarity) alike.push({ character, likeness });
      }
      alike.sort((x, y) => y.likeness - x.likeness);
      return [one, alike.slice(0, maxNeighbours)];
    }),
  );
}

/**
 * Returns the similarity of two characters. Cangjie and four-corner codes encode components and outline; a shared phonetic
 * component and the stroke count increase it.
 */
function compare(a: UnihanCharacter, b: UnihanCharacter): number {
  const longer = Math.max(a.cangjie.length, b.cangjie.length);
  let likeness = 1 - editDistance(a.cangjie, b.cangjie) / longer;
  if (likeness < 0.3) return likeness;
  if (a.fourCorners !== '' && b.fourCorners !== '') {
    likeness += 0.0625 * [0, 1, 2, 3].filter((i) => a.fourCorners[i] === b.fourCorners[i]).length;
  }
  if (a.phonetics.some((phonetic) => b.phonetics.includes(phonetic))) likeness += 0.15;
  return likeness - 0.04 * Math.abs(a.strokes - b.strokes);
}

function editDistance(a: string, b: string): number {
  const row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    let diagonal = row[0];
    row[0] = i;
    for (let j = 1; j <= b.length; j++) {
      const above = row[j];
      row[j] = Math.min(above + 1, row[j - 1] + 1, diagonal + (a[i - 1] === b[j - 1] ? 0 : 1));
      diagonal = above;
    }
  }
  return row[b.length];
}
