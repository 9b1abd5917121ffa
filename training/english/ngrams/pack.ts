// Writes `ngrams.bin` from the output of `make-ngrams.ts`: `pack.ts SCRATCH OUTPUT`
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { gapLabels, setSize, verbLabels } from '@inkstone/english/internal/choices';
import { weightUnit } from '@inkstone/english/internal/weights';
import { type WeightTable, writeNgrams } from '@inkstone/english/internal/write-ngrams';
import { printProgress } from './print-progress.ts';

const [scratch = '', output = ''] = process.argv.slice(2);

/** Number of features kept in each table, by weight and frequency. */
const kept = { gap: 380_000, forms: 230_000, sets: 250_000 } as const;
const silence = 0.09;

const file = writeNgrams({
  words: readFileSync(join(scratch, 'words.txt'), 'utf8').split('\n'),
  groups: readFileSync(join(scratch, 'groups.bin')),
  tables: [
    chooseRows('gap', gapLabels.length),
    chooseRows('forms', verbLabels.length),
    chooseRows('sets', setSize),
  ],
});
writeFileSync(output, file);
printProgress(
  file.length,
  'bytes,',
  brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length,
  'as brotli',
);

function chooseRows(name: keyof typeof kept, labels: number): WeightTable {
  const keys = readTyped(`${name}.keys`, Uint32Array);
  const weights = readTyped(`${name}.weights`, Float32Array);
  const energy = readTyped(`${name}.energy`, Float32Array);
  const worth = new Float32Array(keys.length);
  for (let row = 0; row < keys.length; row++)
    worth[row] = centre(weights.subarray(row * labels, (row + 1) * labels)) * Math.sqrt(energy[row] ?? 0);
  const limit = Float32Array.from(worth).sort().at(-kept[name]) ?? 0;
  const chosen = [...keys.keys()].filter((row) => (worth[row] ?? 0) >= limit && (worth[row] ?? 0) > 0);
  printProgress(name, keys.length, '→', chosen.length);
  return {
    labels,
    keys: Uint32Array.from(chosen, (row) => keys[row] ?? 0),
    weights: Int8Array.from(
      chosen.flatMap((row) => [...weights.subarray(row * labels, (row + 1) * labels)]),
      quantise,
    ),
  };
}

function quantise(weight: number): number {
  return Math.max(-127, Math.min(127, Math.round(weight / weightUnit)));
}

/**
 * Subtracts the mean of a row, because only differences between labels matter. Returns the greatest
 * absolute weight.
 */
function centre(row: Float32Array): number {
  const used = row.filter((weight) => weight !== 0);
  const mean = used.reduce((sum, weight) => sum + weight, 0) / (used.length || 1);
  let greatest = 0;
  row.forEach((weight, label) => {
    if (weight === 0) return;
    row[label] = Math.abs(weight - mean) < silence ? 0 : weight - mean;
    greatest = Math.max(greatest, Math.abs(weight - mean));
  });
  return greatest;
}

function readTyped<T>(name: string, type: { new (buffer: ArrayBuffer): T }): T {
  const bytes = readFileSync(join(scratch, name));
  return new type(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
}
