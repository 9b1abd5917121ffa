import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { writeProofreadFile } from '@inkstone/contracts/assist/proofread-file';
import { openDocx } from '@inkstone/exchange/word-file';
import { buildDocx } from '../../packages/exchange/src/official/testing/index.ts';
import { signUp } from '../support/sign-up.ts';

const letter = buildDocx([
  { text: '我们己经出发了。。他很高兴。' },
  { text: 'He have a apple and a orange.', runLength: 3 },
]);

/** The changes and notes by Inkstone in a document, as LibreOffice shows them. */
interface ShownChanges {
  readonly insertions: number;
  readonly deletions: number;
  readonly notes: number;
}

/**
 * Proofreads a letter with a comment on each change, opens it in LibreOffice, and compares the result with the written changes.
 * Returns whether they are equal.
 */
export async function showsTrackedChanges(url: string, soffice: string, folder: string): Promise<boolean> {
  const client = await signUp(url);
  const { base64, changes, comments } = await client.call(writeProofreadFile, {
    name: 'letter.docx',
    base64: Buffer.from(letter).toString('base64'),
    format: 'docx',
    explain: true,
  });
  const bytes = Buffer.from(base64, 'base64');
  await writeFile(join(folder, 'letter.docx'), bytes);
  const xml = new TextDecoder().decode(openDocx(bytes, bytes.length).parts.get('word/document.xml'));
  const written = xml.match(/<w:ins /g)?.length ?? 0;
  const { insertions, deletions, notes } = await openInOffice(soffice, folder);
  console.log(
    `tracked changes: ${changes} changes and ${comments} comments written; LibreOffice shows ${insertions} insertions, ${deletions} deletions, ${notes} notes`,
  );
  // Every change of this letter deletes text; LibreOffice joins adjacent runs.
  return changes >= 3 && insertions === written && deletions === changes && notes === comments;
}

async function openInOffice(soffice: string, folder: string): Promise<ShownChanges> {
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'changes-profile')).href}`;
  const task = ['--headless', '--convert-to', 'fodt', '--outdir', folder, join(folder, 'letter.docx')];
  await promisify(execFile)(soffice, [profile, ...task], { timeout: 120_000 });
  const text = await readFile(join(folder, 'letter.fodt'), 'utf8');
  const count = (name: string) => {
    const found = text.matchAll(new RegExp(`<${name}[ >].*?</${name}>`, 'gs'));
    return [...found].filter(([whole]) => whole.includes('<dc:creator>Inkstone</dc:creator>')).length;
  };
  return {
    insertions: count('text:insertion'),
    deletions: count('text:deletion'),
    notes: count('office:annotation'),
  };
}
