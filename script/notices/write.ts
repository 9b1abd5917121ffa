import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NoticeIndex } from '../../packages/contracts/src/site/notices.ts';
import type { Notice } from './collect.ts';

const rule = '='.repeat(80);

/** Writes the list and, by the hash of their content, the licence texts for the page `/licences`. */
export function writeNotices(folder: string, notices: readonly Notice[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'texts'), { recursive: true });
  const index = notices.map(({ text, ...notice }): NoticeIndex[number] => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    writeFileSync(join(folder, 'texts', `${hash}.txt`), `${text}\n`);
    return { ...notice, text: hash };
  });
  writeFileSync(join(folder, 'index.json'), JSON.stringify(index));
}

/** Formats all notices as one text, for distributions without the page. */
export function formatNotices(notices: readonly Notice[]): string {
  const parts = notices.map(({ name, version, licence, source, text }) =>
    [`${name}${version ? ` ${version}` : ''}`, `Licence: ${licence}`, source, '', text].filter(
      (line) => line !== null,
    ),
  );
  return [
    'Third-party software, data and fonts in Inkstone, with their licences.',
    ...parts.map((lines) => lines.join('\n')),
  ].join(`\n\n${rule}\n\n`);
}
