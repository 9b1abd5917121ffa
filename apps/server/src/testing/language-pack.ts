import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const unavailable = 69;

/**
 * The folder of language packs for tests, fetched once by `script/langpack`; null where Debian's packages
 * cannot be had, which is said. Throws when they can and it failed all the same.
 */
export function fetchLanguagePacks(): string | null {
  const pack = join(root, '.cache/langpacks/zh');
  const { status, stderr } = spawnSync('bash', [join(root, 'script/langpack'), 'zh', pack], {
    encoding: 'utf8',
  });
  if (status === 0) return dirname(pack);
  if (status !== unavailable) throw new Error(`script/langpack failed: ${stderr}`);
  process.stderr.write(`Without a language pack the model of Chinese is not tested. ${stderr}\n`);
  return null;
}
