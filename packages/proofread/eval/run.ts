// Scores the engine on a folder of evaluation data: `script/eval FOLDER [--own] [--set NAME]`.
// The data and its scorers are not part of this project; their README says what may be used for what.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkSet } from './check-set.ts';
import { createEngine } from './engine.ts';
import { scoreSet } from './score-set.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** The own rules alone, without harper. */
    own: { type: 'boolean', default: false },
    /** Only sets whose name contains this. */
    set: { type: 'string', default: '' },
  },
});
const folder = positionals[0] ?? process.env.INKSTONE_EVAL_DIR ?? '';
if (!existsSync(join(folder, 'tools/score_en.ts'))) {
  print('Usage: script/eval FOLDER [--own] [--set NAME]\nFOLDER holds *.jsonl and tools/score_en.ts.');
  process.exit(1);
}

const output = mkdtempSync(join(tmpdir(), 'inkstone-eval-'));
const engine = await createEngine(values.own);
const sets = readdirSync(folder)
  .filter((file) => file.endsWith('.jsonl') && file.includes(values.set))
  .map((file) => file.slice(0, -'.jsonl'.length));
print(`engine: ${engine.name}`);
for (const set of sets) {
  const path = join(folder, `${set}.jsonl`);
  if (!/^(en_clean|en_jfleg|en_bea|zh_clean)/.test(set)) continue;
  const result = await checkSet(engine, path, join(output, `${set}.jsonl`));
  const speed = `${Math.round(result.characters / (result.ms / 1000)).toLocaleString('en')} characters/s`;
  print(`${set.padEnd(28)} ${scoreSet(folder, set, result).padEnd(58)} ${speed}`);
}
await engine.close();
rmSync(output, { recursive: true });

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
