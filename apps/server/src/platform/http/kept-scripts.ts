import { readFile, stat } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { extname, join } from 'node:path';
import { acceptsEncoding } from './accepts-encoding.ts';

/** Scripts and style sheets of a build, in memory once they have been requested. */
export interface KeptScripts {
  /** Returns null for other and large files, and for requests of a part; these are sent from the disk. */
  read(name: string, headers: IncomingHttpHeaders): Promise<KeptScript | null>;
}

interface KeptScript {
  readonly content: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const types = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
]);

/** Best first, with the endings of the compressed files. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** Bytes in memory: more than all compressed scripts of the build have that are not larger than the second limit. */
const maxBytes = 4 * 1024 * 1024;
const maxBytesOfFile = 256 * 1024;

/**
 * Keeps scripts of a folder, whose content never changes. Sending one from the disk takes nearly twice as long: its
 * status is read, it is opened, read and closed, and passes through a stream.
 */
export function createKeptScripts(folder: string, files: ReadonlySet<string>): KeptScripts {
  const kept = new Map<string, Buffer>();
  const large = new Set<string>();
  let bytes = 0;

  function keep(file: string, content: Buffer): void {
    if (kept.has(file)) return;
    kept.set(file, content);
    bytes += content.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= maxBytes) break;
      kept.delete(oldest);
      bytes -= length;
    }
  }

  async function load(file: string): Promise<Buffer | null> {
    if (large.has(file)) return null;
    const path = join(folder, file);
    if ((await stat(path)).size > maxBytesOfFile) {
      large.add(file);
      return null;
    }
    const content = await readFile(path);
    keep(file, content);
    return content;
  }

  return {
    async read(name, headers) {
      const type = types.get(extname(name));
      if (type === undefined || headers.range !== undefined) return null;
      const encoding = encodings.find(
        (each) => files.has(name + each.ending) && acceptsEncoding(headers, each.name),
      );
      const file = name + (encoding?.ending ?? '');
      const content = kept.get(file) ?? (await load(file));
      if (!content) return null;
      const encoded = encoding && { 'content-encoding': encoding.name };
      return { content, headers: { 'content-type': type, vary: 'accept-encoding', ...encoded } };
    },
  };
}
