import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Makes the two tables by which sensitive words are recognised in disguise, from the Unihan database
// (Debian: unicode-data, unpacked). Usage: node packages/proofread/generate-han-tables.ts FOLDER

const data = join(import.meta.dirname, 'src/sensitive/data');
const origin = '// Made by packages/proofread/generate-han-tables.ts from Unihan 15.0 (Unicode licence).';

/** Fields of a Unihan file by character. */
function readField(folder: string, file: string, field: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
    const [code = '', name, value = ''] = line.split('\t');
    if (name === field && code.startsWith('U+'))
      values.set(String.fromCodePoint(Number.parseInt(code.slice(2), 16)), value);
  }
  return values;
}

/** `qiáng` is `qiang`: people who write around a list do not mind the tone. */
function withoutTone(syllable: string): string {
  return syllable
    .normalize('NFD')
    .replace(/(u)\u0308/g, 'v')
    .replace(/[\u0300-\u036f]/g, '');
}

function commonestSyllable(character: string, common: Map<string, string>, all: Map<string, string>): string {
  const [first = ''] = (common.get(character) ?? '').split(' ');
  const [spare = ''] = (all.get(character) ?? '').split(' ');
  return withoutTone(first.replace(/\(.*/, '') || spare.replace(/^[^:]*:/, '').replace(/,.*/, ''));
}

function soundsText(folder: string): string {
  const common = readField(folder, 'Unihan_Readings.txt', 'kHanyuPinlu');
  const all = readField(folder, 'Unihan_Readings.txt', 'kTGHZ2013');
  const bySyllable = new Map<string, string>();
  for (const character of [...all.keys()].sort()) {
    const syllable = commonestSyllable(character, common, all);
    bySyllable.set(syllable, (bySyllable.get(syllable) ?? '') + character);
  }
  const rows = [...bySyllable].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, own]) => `${key} ${own}`);
  return [
    origin,
    '/** The 8105 characters of the Table of General Standard Chinese Characters by their commonest sound. */',
    `export const soundRows = \`\n${rows.join('\n')}\n\`;`,
    '',
  ].join('\n');
}

function traditionalText(folder: string): string {
  const standard = readField(folder, 'Unihan_Readings.txt', 'kTGHZ2013');
  const simplified = readField(folder, 'Unihan_Variants.txt', 'kSimplifiedVariant');
  const pairs = [...simplified].flatMap(([character, value]) => {
    const [code = ''] = value.split(' ');
    const simple = String.fromCodePoint(Number.parseInt(code.slice(2), 16));
    // A character that is itself standard keeps its own meaning: 乾 is no mistake for 干.
    const isPair = simple !== character && standard.has(simple) && !standard.has(character);
    return isPair && character.length === 1 && simple.length === 1 ? [character + simple] : [];
  });
  const rows = pairs.join('').match(/.{1,100}/gu) ?? [];
  return [
    origin,
    '/** Traditional characters, each followed by the simplified one. */',
    `export const traditionalPairs = \`\n${rows.join('\n')}\n\`;`,
    '',
  ].join('\n');
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('Usage: node packages/proofread/generate-han-tables.ts FOLDER');
  writeFileSync(join(data, 'sounds.ts'), soundsText(folder));
  writeFileSync(join(data, 'traditional.ts'), traditionalText(folder));
}
