import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';

const licenceFile =
  /^(?:un)?(?:licen[cs]e|copying|copyright|notice|ofl|third.?party.?(?:notices|licen[cs]es))/i;
const codeFile = /\.(?:[cm]?[jt]sx?|json|css|map)$/i;
const maxCopyrightLines = 12;

/** Returns the files of a package that state licences, its own and those of bundled code, sorted by path. */
function findLicenceFiles(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && licenceFile.test(entry.name) && !codeFile.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !file.split('/').includes('node_modules'))
    .sort((a, b) => a.split('/').length - b.split('/').length || a.localeCompare(b, 'en'));
}

/** Returns the licence texts in a package; null if it has none. */
export function readLicenceTexts(folder: string): string | null {
  const texts = findLicenceFiles(folder).map((file) => ({ file, text: readText(join(folder, file)) }));
  if (texts.length === 0) return null;
  if (texts.length === 1) return texts[0]?.text ?? null;
  return texts.map(({ file, text }) => `${file}\n${'-'.repeat(file.length)}\n\n${text}`).join('\n\n');
}

/** Returns the text of a file with normalised line ends, without byte order mark and outer blank lines. */
export function readText(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n')
    .replace(/^\n+|\s+$/g, '');
}

const listFolder = join(createRequire(import.meta.url).resolve('spdx-license-list/package.json'), '..');

/** Returns the standard texts of licences by SPDX identifier, below the copyright lines. Throws for an unknown one. */
export function standardTexts(licences: readonly string[], copyright: readonly string[]): string {
  const texts = licences.map((licence) => {
    const file = join(listFolder, 'licenses', `${licence.replace(/-or-later$/, '')}.json`);
    const known = existsSync(file) ? file : join(listFolder, 'licenses', `${licence}.json`);
    const { licenseText }: { licenseText: string } = JSON.parse(readFileSync(known, 'utf8'));
    return licenseText.replace(/^copyright \(c\) <year>.*$/gim, '').trim();
  });
  return [copyright.join('\n'), ...texts].filter(Boolean).join('\n\n');
}

/** Returns the lines of a licence text that name the copyright holders, except the template lines of the Apache licence. */
export function findCopyrightLines(text: string): readonly string[] {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^[\s*/#-]+/, '').trim())
    .filter((line) =>
      /^(?:portions |original code )?copyright\b.*(?:\d{4}|©|\(c\)|\w)|^(?:©|\(c\)).*\d{4}/i.test(line),
    )
    .filter(
      (line) =>
        !/\[yyyy\]|\[name of|<year>|\{yyyy\}|copyright (?:notice|holder|owner|licen[cs]e|statement|and|law|or|in|is|interest|grant)/i.test(
          line,
        ),
    );
  return [...new Set(lines)].slice(0, maxCopyrightLines);
}
