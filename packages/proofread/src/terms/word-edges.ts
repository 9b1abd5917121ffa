const words = new Intl.Segmenter('zh', { granularity: 'word' });
const isHan = (character: string) => /\p{Script=Han}/u.test(character);
/** Number of characters before and after a position that are segmented into words. */
const [before, after] = [40, 200];

/** Whether a span of a text starts and ends at word boundaries. */
export type WordEdges = (start: number, end: number) => boolean;

/**
 * Creates a test for Chinese word boundaries, by the dictionary of the runtime (Intl.Segmenter). Only queried clauses are
 * segmented, each once if the queries are in text order. A single character counts as a word.
 */
export function wordEdgesOf(text: string): WordEdges {
  let clause = { start: 0, end: 0 };
  const edges = new Set<number>();
  const open = (start: number, end: number) => {
    let [from, to] = [start, end];
    while (from > start - before && isHan(text.charAt(from - 1))) from--;
    while (to < end + after && isHan(text.charAt(to))) to++;
    clause = { start: from, end: to };
    edges.clear();
    for (const { index } of words.segment(text.slice(from, to))) edges.add(from + index);
    edges.add(to);
  };
  return (start, end) => {
    if (end - start < 2) return true;
    // A form with other letters, such as 数据API, is not in the dictionary.
    if (!isHan(text.charAt(start - 1)) && !isHan(text.charAt(end))) return true;
    if (start < clause.start || end > clause.end) open(start, end);
    return edges.has(start) && edges.has(end);
  };
}
