/** Part of speech of a synonym. */
export type PartOfSpeech = 'noun' | 'verb' | 'adjective' | 'adverb';

/** Groups of English synonyms. */
export interface Thesaurus {
  /** The groups that contain a lower-case base form, the most usual meaning first, without the word itself. */
  groupsOf(word: string, partOfSpeech: PartOfSpeech): readonly (readonly string[])[];
  /** Synonyms of a lower-case base form, the most usual in its most usual meanings first. */
  synonymsOf(word: string, partOfSpeech: PartOfSpeech): readonly string[];
}

/** A word of a group, and its number of occurrences with that meaning. */
type CountedWord = readonly [word: string, count: number];

const letters: Readonly<Record<PartOfSpeech, string>> = { noun: 'n', verb: 'v', adjective: 'a', adverb: 'r' };
/** Minimum number of occurrences of a word with a meaning. */
const minCount = 10;
/** Synonyms with a rank below this share of the best one are omitted, because their meaning is rare. */
const minShare = 0.03;

/** Reads `data/thesaurus.txt`: a part of speech, and words with their counts, one group per line. */
export function readThesaurus(text: string): Thesaurus {
  const groups = new Map<string, (readonly CountedWord[])[]>();
  for (const line of text.split('\n')) {
    const [part = '', ...fields] = line.split(' ');
    const words = fields.map((field): CountedWord => {
      const [word = '', count = '0'] = field.split(':');
      return [word, Number(count)];
    });
    for (const [word] of words) {
      const key = `${part} ${word}`;
      const known = groups.get(key);
      if (known === undefined) groups.set(key, [words]);
      else known.push(words);
    }
  }
  const find = (word: string, part: PartOfSpeech) => groups.get(`${letters[part]} ${word}`) ?? [];
  return {
    groupsOf: (word, partOfSpeech) =>
      find(word, partOfSpeech)
        .toSorted((a, b) => countIn(b, word) - countIn(a, word))
        .map((group) => usualOf(group, word))
        .filter((group) => group.length > 0),
    synonymsOf: (word, partOfSpeech) => rankWords(find(word, partOfSpeech), word),
  };
}

function countIn(group: readonly CountedWord[], word: string): number {
  return group.find(([each]) => each === word)?.[1] ?? 0;
}

/** Sorts by how often both words are used with their shared meanings. */
function rankWords(groups: readonly (readonly CountedWord[])[], word: string): string[] {
  const weights = new Map<string, number>();
  for (const group of groups) {
    for (const other of usualOf(group, word)) {
      const weight = countIn(group, word) * countIn(group, other);
      weights.set(other, (weights.get(other) ?? 0) + weight);
    }
  }
  const sorted = [...weights].toSorted((a, b) => b[1] - a[1]);
  const best = sorted[0]?.[1] ?? 0;
  return sorted.filter(([, weight]) => weight >= best * minShare).map(([other]) => other);
}

function usualOf(group: readonly CountedWord[], word: string): string[] {
  return group
    .filter(([each, count]) => each !== word && count >= minCount)
    .toSorted((a, b) => b[1] - a[1])
    .map(([each]) => each);
}
