import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const unavailable = 69;

/**
 * Returns the folder of language packs for tests, downloaded once by `script/langpack`; null, with a
 * message, if Debian's packages are unavailable. Throws if the download fails otherwise.
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
