import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minute } from '@inkstone/kernel';

/** A location in a stack trace: the URL or path of a script, its line and its column. */
const place = /((?:file:\/\/)?\/[^\s():]+\.js):(\d+):(\d+)/;

/** Source maps by script, null where there is none. */
const maps = new Map<string, SourceMap | null>();

/**
 * Returns a line of a stack with its place in the source, relative to the working directory. Lines of scripts without a
 * source map beside them are unchanged.
 *
 * Node's `--enable-source-maps` would keep the maps of all modules in the memory of each thread (27 MB in the main
 * one); here they are read when an error is reported, and released after a minute.
 */
export function toSourceLine(line: string): string {
  return line.replace(place, (written, script: string, row: string, column: string) => {
    // Not `findOrigin`, which adds the distance from the start of the entry: lines of the build are long.
    const found = mapOf(script)?.findEntry(Number(row) - 1, Number(column) - 1);
    if (!found || !('originalSource' in found)) return written;
    const { originalSource, originalLine, originalColumn } = found;
    return `${relative('', fileURLToPath(originalSource))}:${originalLine + 1}:${originalColumn + 1}`;
  });
}

function mapOf(script: string): SourceMap | null {
  const known = maps.get(script);
  if (known !== undefined) return known;
  if (maps.size === 0) setTimeout(() => maps.clear(), minute).unref();
  const read = readMap(script);
  maps.set(script, read);
  return read;
}

/** The sources are resolved, so that they are URLs. Null if there is no valid map. */
function readMap(script: string): SourceMap | null {
  const url = new URL(`${script}.map`, 'file:///');
  try {
    const payload: SourceMapPayload = JSON.parse(readFileSync(url, 'utf8'));
    return new SourceMap({ ...payload, sources: payload.sources.map((source) => new URL(source, url).href) });
  } catch {
    return null;
  }
}
