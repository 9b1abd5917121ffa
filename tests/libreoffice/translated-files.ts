// Opens ten docx files and their translations by a scripted model in LibreOffice, and checks that it shows every translated
// text. Headless LibreOffice does not repair files: a broken one gives no text. Run by script/test-libreoffice files
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDocxToTranslate } from '../../packages/exchange/src/docx/translate/index.ts';
import { scriptedEnglish } from '../../packages/exchange/src/docx/translate/testing/scripted-model.ts';
import { tenFiles } from '../../packages/exchange/src/docx/translate/testing/ten-files.ts';
import { withoutMarks } from '../../packages/exchange/src/translation/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'inkstone-office-'));
const written = join(folder, 'text');
mkdirSync(written);
/** Texts of each file with their translations. */
const expected = new Map<string, readonly { readonly source: string; readonly target: string }[]>();
try {
  for (const [name, bytes] of Object.entries(await tenFiles())) {
    const file = openDocxToTranslate(bytes, { to: 'en', comments: true, maxBytes: 1e7 });
    const targets = file.texts.map(({ source }) => scriptedEnglish(source));
    const translated = file.write(new Map(targets.map((target, at) => [at, { target, isPlain: false }])));
    writeFileSync(join(folder, `${name}.source.docx`), bytes);
    writeFileSync(join(folder, `${name}.translated.docx`), translated);
    const pairs = file.texts.map(({ plain }, at) => {
      return { source: lettersOf(plain), target: lettersOf(withoutMarks(targets[at] ?? '')) };
    });
    expected.set(name, pairs);
  }
  const names = [...expected.keys()];
  convert(names.flatMap((name) => [`${name}.source.docx`, `${name}.translated.docx`]));
  const faults = names.flatMap(findFaults);
  for (const fault of faults) console.error(fault);
  console.log(`${names.length} files and their translations opened in LibreOffice: ${faults.length} faults`);
  process.exitCode = faults.length > 0 || names.length !== 10 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function convert(files: readonly string[]): void {
  const profile = pathToFileURL(join(folder, 'profile')).href;
  execFileSync(
    process.env.SOFFICE ?? 'soffice',
    [
      ...['--headless', '--norestore', `-env:UserInstallation=${profile}`],
      ...['--convert-to', 'txt:Text (encoded):UTF8', '--outdir', written],
      ...files.map((file) => join(folder, file)),
    ],
    { stdio: 'ignore', timeout: 600_000 },
  );
}

function findFaults(name: string): string[] {
  const [source, translated] = [`${name}.source`, `${name}.translated`].map((file) => {
    const path = join(written, `${file}.txt`);
    return existsSync(path) ? lettersOf(readFileSync(path, 'utf8')) : null;
  });
  if (source === null) return [`${name}: LibreOffice did not open the source`];
  if (translated === null || translated === undefined)
    return [`${name}: LibreOffice did not open the translation`];
  // Headers, comments and fields are not in the text that LibreOffice writes.
  const shown = (expected.get(name) ?? []).filter((pair) => source?.includes(pair.source));
  if (shown.length === 0) return [`${name}: LibreOffice shows no text of the source`];
  const missing = shown.filter(({ target }) => !translated.includes(target));
  return missing.map(({ target }) => `${name}: LibreOffice does not show “${target.slice(0, 60)}”`);
}

/** Returns only the letters, because numbers of notes, fields and breaks occur between words. */
function lettersOf(text: string): string {
  return text.replace(/\P{L}/gu, '').toLowerCase();
}
