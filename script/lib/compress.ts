import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

const worthwhile = new Set([
  '.js',
  '.css',
  '.html',
  '.svg',
  '.json',
  '.txt',
  '.xml',
  '.wasm',
  '.bin',
  '.webmanifest',
]);
const minSize = 1024;
/** Size in bytes above which the strongest compression takes minutes and saves about one percent. */
const large = 2 * 1024 * 1024;

/** The strength of the compression: strong for builds that ship, quick for a build that is used only by tests. */
export type Compression = 'strong' | 'quick';

/**
 * Writes a `.br` and a `.gz` file beside every file above a minimum size. `cache` stores results by content hash; builds of
 * different compression must not share it.
 */
export async function compressFolder(folder: string, cache: string, compression: Compression): Promise<void> {
  await mkdir(cache, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && worthwhile.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map((file) => compressFile(file, cache, compression)));
}

async function compressFile(file: string, cache: string, compression: Compression): Promise<void> {
  if ((await stat(file)).size < minSize) return;
  const content = await readFile(file);
  const hash = createHash('sha256').update(content).digest('hex');
  await Promise.all([
    keep(`${file}.br`, join(cache, `${hash}.br`), () => brotli(content, compression)),
    keep(`${file}.gz`, join(cache, `${hash}.gz`), () =>
      promisify(gzip)(content, { level: compression === 'quick' ? 1 : 9 }),
    ),
  ]);
}

function brotli(content: Buffer, compression: Compression): Promise<Buffer> {
  const strong = content.length > large ? 9 : 11;
  return promisify(brotliCompress)(content, {
    params: {
      [zlib.BROTLI_PARAM_QUALITY]: compression === 'quick' ? 1 : strong,
      [zlib.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

async function keep(target: string, cached: string, make: () => Promise<Buffer>): Promise<void> {
  try {
    await copyFile(cached, target);
  } catch {
    await writeFile(cached, await make());
    await copyFile(cached, target);
  }
}
