const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const keys = new Map(
  rows.flatMap((row, y) =>
    Array.from(row, (letter, x) => {
      const near = [
        rows[y]?.[x - 1],
        rows[y]?.[x + 1],
        rows[y - 1]?.[x],
        rows[y + 1]?.[x],
        rows[y + 1]?.[x - 1],
      ];
      return [letter, near.join('')] as const;
    }),
  ),
);
const vowels = 'aeiou';
/** Cumulative shares of the kinds of misspellings; the rest are insertions. */
const upTo = { neighbour: 0.15, leftOut: 0.35, doubled: 0.5, turned: 0.65, vowel: 0.88 };
const twice = 0.1;

/** Returns a random misspelling of a word. */
export function typo(word: string, chance: () => number): string {
  const once = slip(word, chance);
  return chance() < twice ? slip(once, chance) : once;
}

function slip(word: string, chance: () => number): string {
  const pick = (letters: string) => letters[Math.floor(chance() * letters.length)] ?? 'e';
  const kind = chance();
  // The first letter is rarely wrong.
  const place = Math.floor(chance() * word.length);
  const at = place === 0 && chance() < 0.7 ? 1 : place;
  const letter = word[at] ?? '';
  const put = (written: string, length: number) => word.slice(0, at) + written + word.slice(at + length);
  if (kind < upTo.neighbour) return put(pick(keys.get(letter) ?? 'e'), 1);
  if (kind < upTo.leftOut) return put('', 1);
  if (kind < upTo.doubled) return undoubled(word, chance) ?? put(letter + letter, 1);
  if (kind < upTo.turned) return put((word[at + 1] ?? '') + letter, 2);
  if (kind < upTo.vowel) return otherVowel(word, pick, chance);
  return put(pick('aeiouhrtnsl') + letter, 1);
}

function undoubled(word: string, chance: () => number): string | null {
  const doubles = [...word].flatMap((letter, at) => (letter === word[at + 1] ? [at] : []));
  const at = doubles[Math.floor(chance() * doubles.length)];
  return at === undefined || chance() < 0.4 ? null : word.slice(0, at) + word.slice(at + 1);
}

function otherVowel(word: string, pick: (letters: string) => string, chance: () => number): string {
  const places = [...word].flatMap((letter, at) => (vowels.includes(letter) ? [at] : []));
  const at = places[Math.floor(chance() * places.length)];
  return at === undefined ? word : word.slice(0, at) + pick(vowels) + word.slice(at + 1);
}
