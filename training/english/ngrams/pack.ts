// Writes `ngrams.bin` from the output of `make-ngrams.ts`: `pack.ts SCRATCH OUTPUT`
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { gapLabels, setSize, verbLabels } from '@inkstone/english/internal/choices';
import { weightUnit } from '@inkstone/english/internal/weights';
import { printProgress } from './print-progress.ts';

const [scratch = '', output = ''] = process.argv.slice(2);

/** Number of features kept in each table, by weight and frequency. */
const kept = { gap: 380_000, forms: 230_000, sets: 250_000 } as const;
const silence = 0.09;

const chunks: Uint8Array[] = [Buffer.from('NGRM')];
const varints = (values: Iterable<number>) => {
  const bytes: number[] = [];
  for (const value of values) {
    let rest = value;
    for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest & 0x7f) | 0x80);
    bytes.push(rest);
  }
  chunks.push(Uint8Array.from(bytes));
};

packWords(readFileSync(join(scratch, 'words.txt'), 'utf8').split('\n'));
chunks.push(readFileSync(join(scratch, 'groups.bin')));
packTable('gap', gapLabels.length);
packTable('forms', verbLabels.length);
packTable('sets', setSize);
const file = Buffer.concat(chunks);
writeFileSync(output, file);
printProgress(
  file.length,
  'bytes,',
  brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length,
  'as brotli',
);

function packWords(words: readonly string[]): void {
  const ranked = words.map((word, rank) => ({ word, rank })).sort((a, b) => (a.word < b.word ? -1 : 1));
  varints([words.length]);
  let last = '';
  for (const { word } of ranked) {
    let same = 0;
    while (same < word.length && word[same] === last[same]) same++;
    const rest = Buffer.from(word.slice(same), 'latin1');
    varints([same, rest.length]);
    chunks.push(rest);
    last = word;
  }
  varints(ranked.map(({ rank }) => rank));
}

function packTable(name: keyof typeof kept, stride: number): void {
  const keys = readTyped(`${name}.keys`, Uint32Array);
  const weights = readTyped(`${name}.weights`, Float32Array);
  const energy = readTyped(`${name}.energy`, Float32Array);
  const worth = new Float32Array(keys.length);
  for (let row = 0; row < keys.length; row++)
    worth[row] = centre(weights.subarray(row * stride, (row + 1) * stride)) * Math.sqrt(energy[row] ?? 0);
  const limit = Float32Array.from(worth).sort().at(-kept[name]) ?? 0;
  const chosen = [...keys.keys()].filter((row) => (worth[row] ?? 0) >= limit && (worth[row] ?? 0) > 0);
  chosen.sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0));
  varints([stride, chosen.length]);
  let last = 0;
  varints(
    chosen.map((row) => {
      const difference = (keys[row] ?? 0) - last;
      last = keys[row] ?? 0;
      return difference;
    }),
  );
  for (let label = 0; label < stride; label++) {
    chunks.push(Uint8Array.from(chosen, (row) => quantise(weights[row * stride + label] ?? 0)));
  }
  printProgress(name, keys.length, '→', chosen.length);
}

function quantise(weight: number): number {
  return Math.max(-127, Math.min(127, Math.round(weight / weightUnit))) & 255;
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
