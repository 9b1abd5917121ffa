import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mainLanguage } from '@inkstone/kernel';
import { type EvaluatedText, evaluateWriting, type WritingReport } from './evaluate-writing.ts';

// Evaluates the writing tools with a model of an OpenAI-compatible server:
// `script/eval writing --provider URL [--model NAME] [--data FOLDER] [--texts COUNT]`, with TEXT_MODEL_KEY.

/** Sets of texts without mistakes, which need no correction before they are rewritten. */
const cleanSet = /_clean_\w+\.jsonl$/;

/** Reads a number of texts of a folder, evenly distributed over each set. */
async function readTexts(folder: string, textCount: number): Promise<EvaluatedText[]> {
  const texts: EvaluatedText[] = [];
  for (const name of (await readdir(folder)).filter((file) => cleanSet.test(file)).sort()) {
    const lines = (await readFile(join(folder, name), 'utf8')).split('\n').filter((line) => line !== '');
    const step = Math.max(1, Math.floor(lines.length / textCount));
    for (let at = 0; at < lines.length && at < step * textCount; at += step) {
      const { source } = JSON.parse(lines[at] ?? '{}') as { source?: string };
      const language = mainLanguage(source ?? '');
      if (source && language !== null) texts.push({ language, text: source });
    }
  }
  return texts;
}

const print = (line: string) => process.stdout.write(`${line}\n`);
const explain = (line: string) => process.stderr.write(`${line}\n`);
const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
const list = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([name, times]) => `${name} ${times}`)
    .join(', ') || '–';

function printReport({ tools, attempts, faults }: WritingReport): void {
  print(
    '| tool | texts | sentences | rewritten | unchanged | kept | locks kept | misaligned | other language | length | chrF | meaning | errors |\n|---|---|---|---|---|---|---|---|---|---|---|---|---|',
  );
  for (const [name, score] of Object.entries(tools)) {
    const { texts, sentences, rewritten, unchanged, kept, locks, locksKept } = score;
    const cells = [
      ...[name, texts, sentences, percent(rewritten, sentences), percent(unchanged, sentences), list(kept)],
      ...[
        percent(locksKept, locks),
        score.misaligned,
        score.otherLanguage,
        percent(score.after, score.before),
      ],
      ...[percent(score.chrf, rewritten), list(score.meaning), list(score.errors)],
    ];
    print(`| ${cells.join(' | ')} |`);
  }
  print(`\n${attempts} attempts at the model; faults: ${list(faults)}`);
}

const { values } = parseArgs({
  options: {
    provider: { type: 'string' },
    model: { type: 'string', default: process.env.TEXT_MODEL ?? 'default' },
    data: { type: 'string', default: process.env.INKSTONE_EVAL_DIR ?? '' },
    texts: { type: 'string', default: '5' },
  },
});
const textCount = Number(values.texts);
if (!values.provider || values.data === '' || !Number.isInteger(textCount) || textCount < 1) {
  explain(
    'script/eval writing --provider URL [--model NAME] [--data FOLDER] [--texts COUNT]\n' +
      'The folder has sets named *_clean_*.jsonl; else INKSTONE_EVAL_DIR. TEXT_MODEL_KEY is the key of the service.',
  );
  process.exitCode = 1;
} else {
  const service = { url: values.provider, model: values.model, key: process.env.TEXT_MODEL_KEY || null };
  const texts = await readTexts(values.data, textCount);
  const report = await evaluateWriting(service, texts, (line) => explain(line));
  print(`${new Date().toISOString().slice(0, 10)}, ${values.model}, ${texts.length} texts\n`);
  printReport(report);
}
