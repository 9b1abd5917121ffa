import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unseenFonts } from './unseen.ts';

/**
 * Downloads Debian's packages with the fonts into a folder, once, and returns the fonts as style-sheet rules. Needs
 * `apt-get`.
 */
export function fetchFonts(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const rules = Object.entries(unseenFonts).map(([family, [name, path]]) => {
    const file = join(folder, 'usr/share/fonts', path);
    if (!existsSync(file)) {
      execFileSync('apt-get', ['download', name], { cwd: folder, stdio: 'ignore' });
      const found = readdirSync(folder).find((each) => each.startsWith(`${name}_`)) ?? '';
      execFileSync('dpkg-deb', ['-x', join(folder, found), folder]);
    }
    return `@font-face { font-family: "${family}"; src: url("${pathToFileURL(file).href}"); }`;
  });
  return rules.join('\n');
}
