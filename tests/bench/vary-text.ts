const letters = /[\p{L}’']+/gu;
/** Words that are rotated: long ones, which are mostly nouns; exact word classes are irrelevant here. */
const exchanged = /^[b-df-hj-np-tv-z][a-z]{3,}$/;

/**
 * Returns variants of a text in which no clause is repeated, so that an engine that caches clauses (as harper does) must check
 * each one. Longer words that start with a consonant are rotated.
 */
export function varyText(paragraphs: readonly string[], versions: number): string[][] {
  const pool = [...new Set(paragraphs.flatMap((paragraph) => paragraph.match(letters) ?? []))].filter(
    (word) => exchanged.test(word),
  );
  return Array.from({ length: versions }, (_, version) =>
    paragraphs.map((paragraph) =>
      paragraph.replace(letters, (word) => {
        const at = exchanged.test(word) ? pool.indexOf(word) : -1;
        return at < 0 ? word : (pool[(at + 37 * version) % pool.length] ?? word);
      }),
    ),
  );
}
