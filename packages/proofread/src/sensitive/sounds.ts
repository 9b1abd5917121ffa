import { soundRows } from './data/sounds.ts';

const syllables = new Map<string, number>();
const names: string[] = [];
for (const [number, row] of soundRows.trim().split('\n').entries()) {
  const [name = '', characters = ''] = row.split(' ');
  names.push(name);
  for (const character of characters) syllables.set(character, number);
}

/** Returns the pronunciation of a character as pinyin without tone; null if it is not a common Chinese character. */
export function pinyinOf(character: string): string | null {
  return names[syllables.get(character) ?? -1] ?? null;
}

/** Returns the pronunciations of a text by UTF-16 unit, without tones; -1 for units that are not common Chinese characters. */
export function soundsOf(text: string): Int16Array {
  const sounds = new Int16Array(text.length).fill(-1);
  for (let at = 0; at < text.length; at++) sounds[at] = syllables.get(text[at] ?? '') ?? -1;
  return sounds;
}
