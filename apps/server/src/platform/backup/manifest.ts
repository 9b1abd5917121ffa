import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { StartError } from '../settings/start-error.ts';

const manifestFile = 'manifest.json';

const schema = z.object({
  format: z.literal(1),
  /** In ms since the epoch. */
  createdAt: z.number(),
  database: z.enum(['embedded', 'postgres']),
  /** Every file of the backup except this one, by its path with slashes. */
  files: z.array(z.object({ path: z.string(), size: z.number(), sha256: z.string() })),
});

/** The content of a backup. */
export type Manifest = z.infer<typeof schema>;

/** Writes the list of a complete backup with checksums into the backup. */
export async function writeManifest(
  folder: string,
  about: Omit<Manifest, 'format' | 'files'>,
): Promise<Manifest> {
  const files: Manifest['files'] = [];
  for (const path of await listFiles(folder)) files.push({ path, ...(await measure(join(folder, path))) });
  const manifest: Manifest = { format: 1, ...about, files };
  await writeFile(join(folder, manifestFile), JSON.stringify(manifest, null, 1));
  return manifest;
}

/** Reads the list of a backup and compares every file with it. Throws StartError if anything differs. */
export async function verifyManifest(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const present = new Set(await listFiles(folder));
  for (const { path, size, sha256 } of manifest.files) {
    if (!present.has(path)) throw new StartError(`The backup is incomplete: ${path} is missing.`);
    const found = await measure(join(folder, path));
    if (found.size !== size || found.sha256 !== sha256) {
      throw new StartError(`The backup is damaged: ${path} differs from the file that was backed up.`);
    }
  }
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return schema.parse(JSON.parse(await readFile(join(folder, manifestFile), 'utf8')));
  } catch (error) {
    throw new StartError(`${folder} is not a backup of Inkstone: its ${manifestFile} cannot be read.`, error);
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path !== manifestFile)
    .sort();
}

async function measure(path: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  await pipeline(
    createReadStream(path),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        size += chunk.length;
        yield chunk;
      }
    },
    hash,
  );
  return { size, sha256: hash.digest('hex') };
}
