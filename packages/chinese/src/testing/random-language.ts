import { type Random, randomInt } from '@inkstone/kernel';
import { type Gram, writeModel } from './write-model.ts';

/** A random language: few syllables and many similar characters, so that confusions are frequent. */
export interface RandomLanguage {
  /** Bytes of its model. */
  readonly model: Uint8Array;
  /** Lines of `characters.txt`. */
  readonly characters: string;
  readonly letters: readonly string[];
  readonly words: readonly string[];
}

const firstLetter = 0x4e00;
const syllables = ['ba', 'pa', 'zhang', 'zang', 'li', 'ni', 'hui', 'fei', 'shen', 'seng'];

/** Creates a language with this many characters and words; pairs are partly unknown. */
export function randomLanguage(random: Random, letterCount = 40, wordCount = 160): RandomLanguage {
  const letters = Array.from({ length: letterCount }, (_, i) => String.fromCharCode(firstLetter + i));
  const pick = <T>(from: readonly T[]): T => from[randomInt(random, from.length)];
  const words = new Set(letters);
  while (words.size < wordCount) {
    words.add(Array.from({ length: 2 + randomInt(random, 4) }, () => pick(letters)).join(''));
  }
  const all = [...words];
  const probability = (least: number) => -least - randomInt(random, 12) / 4;
  const rows = (count: number, size: number) => [
    ...new Set(Array.from({ length: count }, () => Array.from({ length: size }, () => pick(all)).join(' '))),
  ];
  const grams = (keys: readonly string[], least: number) =>
    keys.map((key): Gram => [key, probability(least), -randomInt(random, 5) / 8]);
  const pairs = rows(1500, 2);
  const triples = Array.from({ length: 400 }, () => `${pick(pairs)} ${pick(all)}`).filter((triple) =>
    pairs.includes(triple.split(' ').slice(1).join(' ')),
  );
  return {
    model: writeModel({
      unigrams: grams(all, 1.5),
      bigrams: grams(pairs, 0.2),
      trigrams: grams([...new Set(triples)], 0.1),
    }),
    characters: letters
      .map((letter) => {
        const readings = Array.from(
          { length: 1 + randomInt(random, 2) },
          () => pick(syllables) + (1 + randomInt(random, 4)),
        );
        const alike = new Set(Array.from({ length: randomInt(random, 4) }, () => pick(letters)));
        alike.delete(letter);
        const graded = [...alike].map((other) => other + (6 + randomInt(random, 4)));
        return `${letter}\t${readings.join(' ')}\t${graded.join('')}`;
      })
      .join('\n'),
    letters,
    words: all,
  };
}
