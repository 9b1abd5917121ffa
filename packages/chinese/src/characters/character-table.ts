/** How two characters are similar, as bit flags; 0 for not at all. */
export const Likeness = {
  /** Same syllable and tone. */
  tone: 1,
  /** Same syllable. */
  sound: 2,
  /** Commonly confused syllables: z/zh, n/l, an/ang … */
  nearSound: 4,
  shape: 8,
} as const;

const maxReadings = 4;
const noSyllable = 0;
const likenessBits = 4;

/** Similar characters of a character, as a range of a shared array. */
export interface Neighbours {
  readonly units: Uint16Array;
  /** Shape similarity of each, 6 (low) to 9. */
  readonly grades: Uint8Array;
}

/** Pronunciation and shape similarity of characters, by UTF-16 unit. */
export class CharacterTable {
  private readonly indexes = new Uint16Array(0x10000);
  private readonly syllables: Uint16Array;
  private readonly tones: Uint8Array;
  private readonly lookalikes: Neighbours[] = [];
  /** For each syllable, its class of commonly confused syllables. */
  private readonly classes: number[] = [noSyllable];
  /**
   * Cache of `compare`. The 32-bit hash of a pair is unique: its high half is the slot, its low half is stored
   * with the value and a bit for used slots.
   */
  private readonly memo = new Uint32Array(0x10000);

  /** Parses `data/characters.txt`: character, readings, similar characters, separated by tabs. */
  constructor(text: string) {
    const lines = text.split('\n').filter((line) => line !== '');
    this.syllables = new Uint16Array((lines.length + 1) * maxReadings);
    this.tones = new Uint8Array((lines.length + 1) * maxReadings);
    this.lookalikes.push({ units: new Uint16Array(), grades: new Uint8Array() });
    const syllableIds = new Map<string, number>();
    const classIds = new Map<string, number>();
    for (const [i, line] of lines.entries()) {
      const [character = '', readings = '', alike = ''] = line.split('\t');
      this.indexes[character.charCodeAt(0)] = i + 1;
      for (const [k, reading] of readings.split(' ').entries()) {
        const syllable = reading.slice(0, -1);
        const id = idIn(syllableIds, syllable);
        this.classes[id] = idIn(classIds, mixedUp(syllable));
        this.syllables[(i + 1) * maxReadings + k] = id;
        this.tones[(i + 1) * maxReadings + k] = Number(reading.at(-1));
      }
      this.lookalikes.push(readNeighbours(alike));
    }
  }

  has(unit: number): boolean {
    return this.indexes[unit] !== 0;
  }

  /** All characters, as UTF-16 units. */
  *characters(): Iterable<number> {
    for (let unit = 0; unit < this.indexes.length; unit++) if (this.indexes[unit] !== 0) yield unit;
  }

  looksLike(unit: number): Neighbours {
    return this.lookalikes[this.indexes[unit]];
  }

  /** Class of a character's n-th reading, equal for commonly confused syllables; 0 if there is none. */
  soundClass(unit: number, reading: number): number {
    return this.classes[this.syllables[this.indexes[unit] * maxReadings + reading]];
  }

  /** Bits of `Likeness`. */
  compare(a: number, b: number): number {
    const hash = Math.imul((a << 16) | b, 0x9e3779b1);
    const slot = hash >>> 16;
    const tag = ((hash & 0xffff) << 1) | 1;
    const known = this.memo[slot];
    if (known >>> likenessBits === tag) return known & ((1 << likenessBits) - 1);
    const found = this.compareSounds(a, b) | (this.isLookalike(a, b) ? Likeness.shape : 0);
    this.memo[slot] = (tag << likenessBits) | found;
    return found;
  }

  private compareSounds(a: number, b: number): number {
    let found = 0;
    const from = this.indexes[a] * maxReadings;
    const other = this.indexes[b] * maxReadings;
    for (let i = from; i < from + maxReadings && this.syllables[i] !== noSyllable; i++) {
      for (let k = other; k < other + maxReadings && this.syllables[k] !== noSyllable; k++) {
        if (this.syllables[i] === this.syllables[k]) {
          if (this.tones[i] === this.tones[k]) return Likeness.tone | Likeness.sound | Likeness.nearSound;
          found |= Likeness.sound | Likeness.nearSound;
        } else if (this.classes[this.syllables[i]] === this.classes[this.syllables[k]]) {
          found |= Likeness.nearSound;
        }
      }
    }
    return found;
  }

  private isLookalike(a: number, b: number): boolean {
    return this.looksLike(a).units.includes(b) || this.looksLike(b).units.includes(a);
  }
}

function idIn(ids: Map<string, number>, key: string): number {
  const known = ids.get(key);
  if (known !== undefined) return known;
  ids.set(key, ids.size + 1);
  return ids.size;
}

/** Returns the canonical form of syllables that are confused by regional accents or typing errors. */
function mixedUp(syllable: string): string {
  return syllable
    .replace(/^([zcs])h/, '$1')
    .replace(/^[nr]/, 'l')
    .replace(/^hu(?=[aeo])|^h(?=u)/, 'f')
    .replace(/^fu(?=[aeo])/, 'f')
    .replace(/ng$/, 'n');
}

function readNeighbours(text: string): Neighbours {
  const units = new Uint16Array(text.length / 2);
  const grades = new Uint8Array(text.length / 2);
  for (let i = 0; i < units.length; i++) {
    units[i] = text.charCodeAt(2 * i);
    grades[i] = Number(text[2 * i + 1]);
  }
  return { units, grades };
}
