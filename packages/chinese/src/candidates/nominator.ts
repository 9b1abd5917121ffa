import { type CharacterTable, Likeness } from '../characters/character-table.ts';
import type { SourceLattice } from '../lattice/source-lattice.ts';
import type { LanguageModel } from '../model/read-model.ts';
import { maxWordLength } from '../model/vocabulary.ts';
import { gapKey, minGappedLength, noPair, SoundKeys, type WordIndex } from '../words/word-index.ts';
import { Nominations } from './nominations.ts';
import { RunPairs } from './run-pairs.ts';

/** Maximum number of homophones examined, most likely first. */
const maxHomophones = 60;
const maxGapped = 12;
const notMeant = -1;

/** Looks up the words that may have been intended by a span of two or more characters. */
export class Nominator {
  private readonly language: LanguageModel;
  private readonly characters: CharacterTable;
  private readonly index: WordIndex;
  private readonly probe = new Uint16Array(maxWordLength);
  private readonly sounds: SoundKeys;
  private readonly pairs: RunPairs;
  private readonly nominations = new Nominations();
  private text = new Uint16Array();

  constructor(language: LanguageModel, characters: CharacterTable, index: WordIndex) {
    this.language = language;
    this.characters = characters;
    this.index = index;
    this.sounds = new SoundKeys(characters);
    this.pairs = new RunPairs(language.vocabulary, characters);
  }

  /** Prepares for the run of a lattice. */
  read(lattice: SourceLattice): void {
    this.text = lattice.text;
    this.pairs.read(lattice);
  }

  /**
   * Returns the words that may have been intended by a span of the run, some of them twice; valid until the next call.
   * `hasSound`: whether any word begins with the sound of the span without its last character.
   */
  nominate(at: number, size: number, hasSound: boolean): Nominations {
    const { nominations } = this;
    if (nominations.goTo(this.text, at, size)) return nominations;
    const isSound = hasSound && this.readSound(at, size);
    if (isSound) this.addBySound(at, size);
    this.addByShape(at, size);
    if (size >= minGappedLength) this.addByGap(at, size);
    nominations.finish(!isSound);
    return nominations;
  }

  /** Sets the pronunciations of a span; false if no word begins with a prefix of it. */
  private readSound(at: number, size: number): boolean {
    this.sounds.clear();
    this.sounds.extend(this.text[at]);
    for (let i = at + 1; i < at + size; i++) {
      this.sounds.extend(this.text[i]);
      if (!this.beginsWord()) return false;
    }
    return true;
  }

  private beginsWord(): boolean {
    const { keys, count } = this.sounds;
    for (let k = 0; k < count; k++) if (this.index.soundPrefixes.mayHave(keys[k])) return true;
    return false;
  }

  /** Words that sound like the span; `keys` encode its pronunciation. */
  private addBySound(at: number, size: number): void {
    const { bySound, soundPairs } = this.index;
    const { keys, count } = this.sounds;
    for (let k = 0; k < count; k++) {
      const start = bySound.startOf(keys[k]);
      for (let i = start; i < start + maxHomophones && bySound.isIn(i, keys[k]); i++) {
        if (soundPairs[i] === noPair) this.consider(at, size, bySound.words[i]);
        else this.considerPair(at, bySound.words[i], soundPairs[i]);
      }
    }
  }

  private addByShape(at: number, size: number): void {
    const { probe, pairs, text } = this;
    const { vocabulary } = this.language;
    for (let i = 0; i < size; i++) probe[i] = text[at + i];
    for (let i = 0; i < size; i++) {
      if (!pairs.mayFitAround(at, at + size, at + i)) continue;
      const { units } = this.characters.looksLike(text[at + i]);
      for (let fitting = pairs.fittingAt(at + i, at, at + size); fitting !== 0; fitting &= fitting - 1) {
        // The lowest bit is the first similar character.
        probe[i] = units[31 - Math.clz32(fitting & -fitting)];
        const word = vocabulary.find(probe, 0, size);
        if (word > 0) this.consider(at, size, word);
      }
      probe[i] = text[at + i];
    }
  }

  private addByGap(at: number, size: number): void {
    const { byGap } = this.index;
    for (let gap = at; gap < at + size; gap++) {
      if (!this.pairs.mayFitAround(at, at + size, gap)) continue;
      const key = gapKey(this.text, at, at + size, gap);
      const start = byGap.startOf(key);
      for (let i = start; i < start + maxGapped && byGap.isIn(i, key); i++)
        this.consider(at, size, byGap.words[i]);
    }
  }

  private consider(at: number, size: number, word: number): void {
    const likeness = this.compare(at, size, word);
    if (likeness !== notMeant) this.nominations.add(word, likeness);
  }

  private considerPair(at: number, word: number, units: number): void {
    const likeness = this.comparePair(this.text[at], this.text[at + 1], units);
    if (likeness !== notMeant) this.nominations.add(word, likeness);
  }

  /** Like `compare`, for a word of two characters, the first one in the high bits. */
  private comparePair(first: number, second: number, units: number): number {
    const { characters } = this;
    const left = units >>> 16;
    const right = units & 0xffff;
    if (left === first) {
      const shared = right === second ? 0 : characters.compare(second, right);
      return shared === 0 ? notMeant : shared;
    }
    const ofLeft = characters.compare(first, left);
    if (right === second) return ofLeft === 0 ? notMeant : ofLeft;
    if ((ofLeft & Likeness.sound) === 0) return notMeant;
    const shared = ofLeft & characters.compare(second, right);
    return (shared & Likeness.sound) === 0 ? notMeant : shared;
  }

  /** Returns the similarity that all changed characters share; `notMeant` if it is too low. */
  private compare(at: number, size: number, word: number): number {
    const { units, starts } = this.language.vocabulary;
    const from = starts[word];
    let shared = Likeness.tone | Likeness.sound | Likeness.nearSound | Likeness.shape;
    let changes = 0;
    for (let i = 0; i < size; i++) {
      if (units[from + i] === this.text[at + i]) continue;
      changes++;
      shared &= this.characters.compare(this.text[at + i], units[from + i]);
    }
    if (changes === 0) return notMeant;
    if (changes === 1) return shared !== 0 || size >= minGappedLength ? shared : notMeant;
    return changes <= Math.max(2, size - 1) && (shared & Likeness.sound) !== 0 ? shared : notMeant;
  }
}
