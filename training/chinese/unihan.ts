import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The used Unihan properties of a character. */
export interface UnihanCharacter {
  /** Readings without tone marks but with a digit, most common first: `zhong4`. */
  readonly readings: Map<string, number>;
  cangjie: string;
  fourCorners: string;
  phonetics: string[];
  strokes: number;
  /** Whether it is in the table of general standard characters of 2013 or has a frequency. */
  isCommon: boolean;
}

/** Reads Debian's `unicode-data` (a folder of `Unihan_*.txt.bz2`). */
export function readUnihan(folder: string): Map<string, UnihanCharacter> {
  const characters = new Map<string, UnihanCharacter>();
  for (const file of ['Readings', 'DictionaryLikeData', 'IRGSources']) {
    const path = join(folder, `Unihan_${file}.txt.bz2`);
    const text = execFileSync('bzcat', [path], { encoding: 'utf8', maxBuffer: 2 ** 28 });
    for (const line of text.split('\n')) {
      const [point, field, value] = line.split('\t');
      if (point === undefined || field === undefined || value === undefined) continue;
      const character = String.fromCodePoint(Number.parseInt(point.slice(2), 16));
      let entry = characters.get(character);
      if (entry === undefined) {
        entry = {
          readings: new Map(),
          cangjie: '',
          fourCorners: '',
          phonetics: [],
          strokes: 0,
          isCommon: false,
        };
        characters.set(character, entry);
      }
      readField(entry, field, value);
    }
  }
  return characters;
}

function readField(entry: UnihanCharacter, field: string, value: string): void {
  if (field === 'kCangjie') entry.cangjie = value;
  else if (field === 'kFourCornerCode') entry.fourCorners = value.split(' ')[0];
  else if (field === 'kPhonetic') entry.phonetics = value.split(' ').map((part) => part.replace(/\D/g, ''));
  else if (field === 'kTotalStrokes') entry.strokes = Number(value.split(' ')[0]);
  else readReadings(entry, field, value);
}

/** Adds readings: those with frequencies are weighted by them; dictionary readings have lower weights, the first a higher one. */
function readReadings(entry: UnihanCharacter, field: string, value: string): void {
  if (field === 'kHanyuPinlu') {
    entry.isCommon = true;
    for (const [, reading, count] of value.matchAll(/([^\s(]+)\((\d+)\)/g))
      add(entry, reading, 10 + Number(count));
  } else if (field === 'kTGHZ2013' || field === 'kXHC1983') {
    if (field === 'kTGHZ2013') entry.isCommon = true;
    for (const [, readings] of value.matchAll(/:(\S+)/g)) {
      for (const reading of readings.split(',')) add(entry, reading, 1);
    }
  } else if (field === 'kMandarin') {
    for (const [i, reading] of value.split(' ').entries()) add(entry, reading, i === 0 ? 3 : 2);
  }
}

function add(entry: UnihanCharacter, reading: string, weight: number): void {
  const plain = withDigit(reading);
  if (plain !== null) entry.readings.set(plain, Math.max(entry.readings.get(plain) ?? 0, weight));
}

const tones = ['\u0304', '\u0301', '\u030c', '\u0300'];

/** Converts a reading: `zhòng` → `zhong4`, `lǜ` → `lv4`; null if it is not a syllable. */
function withDigit(reading: string): string | null {
  const parts = [...reading.normalize('NFD')];
  const tone = parts.map((part) => tones.indexOf(part) + 1).find((number) => number > 0) ?? 5;
  const letters = parts
    .filter((part) => !tones.includes(part))
    .join('')
    .replaceAll('u\u0308', 'v');
  return /^[a-zv]+$/.test(letters) ? letters + tone : null;
}
