import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from './sources.ts';

const gigabyte = 2 ** 30;

/** The selected files of a bare clone at `<folder>/<owner>+<name>/repo`. */
export function readRepository(folder: string, source: Source): string[] {
  const base = join(folder, source.repository.replace('/', '+'), 'repo');
  const directory = existsSync(join(base, '.git')) ? join(base, '.git') : base;
  const commit = source.commit ?? 'HEAD';
  const list = git(directory, ['ls-tree', '-r', '-z', commit], '');
  const blobs = list
    .toString('utf8')
    .split('\0')
    .map((line) => /^\d+ blob (\w+)\t(.+)$/.exec(line))
    .filter((row) => row !== null)
    .filter(([, , path = '']) => source.files.test(path))
    .map(([, hash = '']) => hash);
  return splitBatch(git(directory, ['cat-file', '--batch'], blobs.join('\n')));
}

function git(directory: string, words: string[], input: string): Buffer {
  const { stdout, status, stderr } = spawnSync('git', ['-C', directory, ...words], {
    input,
    maxBuffer: gigabyte,
  });
  if (status !== 0) throw new Error(`git failed in ${directory}: ${stderr}`);
  return stdout;
}

/** Splits the output of git: each blob follows a line `<hash> blob <bytes>`; a missing one has only a line. */
function splitBatch(batch: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < batch.length; ) {
    const end = batch.indexOf(10, at);
    const size = Number(/ blob (\d+)$/.exec(batch.toString('latin1', at, end))?.[1] ?? -1);
    at = end + 1;
    if (size < 0) continue;
    texts.push(batch.toString('utf8', at, at + size));
    at += size + 1;
  }
  return texts;
}
