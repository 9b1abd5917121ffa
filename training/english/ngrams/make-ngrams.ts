// Trains the weights of the three kinds of choice, or of one: `make-ngrams.ts SCRATCH [gap|forms|sets]`
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gapLabels, setSize, verbLabels } from '@inkstone/english/internal/choices';
import { makeClauseWords } from '@inkstone/english/internal/clause-words';
import { makeSymbols } from '@inkstone/english/internal/symbols';
import { findForms } from '@inkstone/english/internal/word-forms';
import { visitForms, visitGaps, visitSets } from './instances.ts';
import { printProgress } from './print-progress.ts';
import { type TrainingPlan, train } from './train.ts';

const [scratch = '', part = 'all'] = process.argv.slice(2);
const words = readFileSync(join(scratch, 'words.txt'), 'utf8').split('\n');
const groups = new Uint8Array(readFileSync(join(scratch, 'groups.bin')));
const file = readFileSync(join(scratch, 'text.bin'));
const symbols = makeSymbols(words);
const forms = findForms(symbols, words);
const text = {
  groups,
  clauseWords: makeClauseWords(symbols, forms),
  symbols: new Uint16Array(file.buffer, file.byteOffset, file.byteLength / 2),
};

const plans: Record<string, TrainingPlan> = {
  gap: {
    stride: gapLabels.length,
    minFrequency: 16,
    slots: 2 ** 23,
    rowLimit: 5e6,
    visitAll: (visit) => visitGaps(text, symbols, visit),
  },
  forms: {
    stride: verbLabels.length,
    minFrequency: 20,
    slots: 2 ** 23,
    rowLimit: 5e6,
    visitAll: (visit) => visitForms(text, forms, visit),
  },
  sets: {
    stride: setSize,
    minFrequency: 8,
    slots: 2 ** 23,
    rowLimit: 5e6,
    visitAll: (visit) => visitSets(text, symbols, visit),
  },
};
for (const [name, plan] of Object.entries(plans)) {
  if (part !== 'all' && part !== name) continue;
  const table = train(plan);
  save(name, table);
}

function save(name: string, table: ReturnType<typeof train>): void {
  const size = table.size();
  const keys = new Uint32Array(size);
  for (const [key, row] of table.rows()) keys[row] = key;
  writeFileSync(join(scratch, `${name}.keys`), Buffer.from(keys.buffer));
  const used = table.weights.subarray(0, size * table.stride);
  writeFileSync(join(scratch, `${name}.weights`), Buffer.from(used.buffer, 0, used.byteLength));
  writeFileSync(join(scratch, `${name}.energy`), Buffer.from(table.energy.buffer, 0, size * 4));
  printProgress(name, size, 'rows');
}
