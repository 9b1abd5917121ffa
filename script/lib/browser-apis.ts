import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Functions that one of the supported browsers lacks (docs/quality/browsers.md), with the first versions that have them. Calls are
 * searched, so that a check whether a function exists is allowed.
 */
const newer: Readonly<Record<string, string>> = {
  'Array.fromAsync': 'Chrome 121',
  'Error.isError': 'Chrome 134, Firefox 138, Safari 26',
  'Iterator.from': 'Chrome 122, Firefox 131, Safari 18.4',
  'Promise.try': 'Chrome 128, Firefox 134, Safari 18.2',
  'ReadableStream.from': 'not in Chrome and Safari',
  'RegExp.escape': 'Chrome 136, Firefox 134, Safari 18.2',
  'URL.parse': 'Chrome 126, Firefox 126, Safari 18',
  'Uint8Array.fromBase64': 'Chrome 140, Firefox 133, Safari 18.2',
  'Uint8Array.fromHex': 'Chrome 140, Firefox 133, Safari 18.2',
  '.isDisjointFrom': 'Chrome 122, Firefox 127, Safari 17',
  '.isSubsetOf': 'Chrome 122, Firefox 127, Safari 17',
  '.symmetricDifference': 'Chrome 122, Firefox 127, Safari 17',
  '.toBase64': 'Chrome 140, Firefox 133, Safari 18.2',
};

/** Returns the calls of such functions in the scripts of a folder, with the names of the files. */
export function findNewerApis(folder: string): readonly string[] {
  return globSync('**/*.js', { cwd: folder }).flatMap((file) =>
    listNewerApis(readFileSync(join(folder, file), 'utf8')).map((call) => `${file}: ${call}`),
  );
}

/** Returns the calls of such functions in a script. */
export function listNewerApis(script: string): readonly string[] {
  return Object.entries(newer)
    .filter(([name]) => script.includes(`${name}(`))
    .map(([name, versions]) => `${name} (${versions})`);
}
