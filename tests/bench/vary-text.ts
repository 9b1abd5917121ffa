const letters = /[\p{L}’']+/gu;
/** Such words mostly name things; which they are matters little here. */
const exchanged = /^[b-df-hj-np-tv-z][a-z]{3,}$/;

/**
 * The text in so many versions, no clause of which is like that of another: an engine that remembers clauses
 * (harper does) must really check each. Longer words with a consonant in front change places in turn.
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
