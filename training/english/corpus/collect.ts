// Collects the texts to count: `node training/english/corpus/collect.ts CLONES OUTPUT`.
// CLONES holds a bare clone of each repository of sources.ts as `<owner>+<name>/repo`.
import { appendFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paragraphsOf } from './paragraphs-of.ts';
import { readRepository } from './read-repository.ts';
import { type Source, sources } from './sources.ts';

const [clones = '', output = ''] = process.argv.slice(2);
if (!existsSync(clones) || output === '') throw new Error('Usage: collect.ts CLONES OUTPUT');

mkdirSync(output, { recursive: true });
for (const genre of new Set(sources.map((source) => source.genre))) {
  rmSync(join(output, `${genre}.txt`), { force: true });
}
const seen = new Set<string>();
const rows = sources.map(collect);
writeFileSync(
  join(output, 'MANIFEST.md'),
  `| file | origin | licence | words |\n|---|---|---|---|\n${rows.join('\n')}\n`,
);

function collect(source: Source): string {
  const paragraphs = readRepository(clones, source)
    .flatMap((file) => paragraphsOf(file, source.format))
    .filter(isNew);
  const words = paragraphs.reduce((sum, text) => sum + text.split(' ').length, 0);
  appendFileSync(join(output, `${source.genre}.txt`), `${paragraphs.join('\n')}\n`);
  process.stdout.write(`${source.repository} ${words}\n`);
  const origin = `github.com/${source.repository}${source.commit === undefined ? '' : ` at ${source.commit.slice(0, 10)}`}`;
  return `| ${source.genre}.txt | ${origin} | ${source.licence} | ${words} |`;
}

/** Whether a paragraph is new; duplicate paragraphs are counted once. */
function isNew(paragraph: string): boolean {
  if (seen.has(paragraph)) return false;
  seen.add(paragraph);
  return true;
}
