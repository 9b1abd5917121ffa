// Generates packages/chinese/data/characters.txt from the Unihan tables:
//   node training/chinese/make-characters.ts FOLDER
// FOLDER contains Unihan_*.txt.bz2 (Debian: package unicode-data, /usr/share/unicode).
// A line is: character, tab, readings, tab, similar characters each with a digit (similarity in tenths, 6
// to 9).
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '@inkstone/chinese/files';
import { findLookalikes } from './shape-similarity.ts';
import { readUnihan } from './unihan.ts';

const maxReadings = 4;
const all = readUnihan(process.argv[2]);
const common = new Map(
  [...all].filter(([character, { isCommon }]) => isCommon && character.length === 1).sort(),
);
const lookalikes = findLookalikes(common);
const lines = [...common].map(([character, { readings }]) => {
  const alike = (lookalikes.get(character) ?? []).map(
    (other) => other.character + Math.min(9, Math.floor(other.likeness * 10)),
  );
  return [character, usualReadings(readings).join(' '), alike.join('')].join('\t');
});
writeFileSync(join(dataFolder, 'characters.txt'), `${lines.join('\n')}\n`);

/**
 * Returns the usual readings of a character. Rare readings of characters with a common one are omitted, because they would make
 * everything sound alike.
 */
function usualReadings(readings: ReadonlyMap<string, number>): string[] {
  const ranked = [...readings].sort((a, b) => b[1] - a[1]);
  return ranked
    .filter(([, weight], i) => i === 0 || weight >= 2 || ranked.length <= 2)
    .slice(0, maxReadings)
    .map(([reading]) => reading);
}
