import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type DownloadView, downloadPlatforms } from '@inkstone/contracts/site/downloads';
import { z } from 'zod';

/** URL prefix of the operator's files. */
export const downloadsPath = '/downloads';

/** The name of the list in the operator's folder. */
export const listName = 'downloads.json';

const https = z.url({ protocol: /^https$/ });
const entry = z
  .strictObject({
    platform: z.enum(downloadPlatforms),
    file: z
      .string()
      .regex(/^[\w.() +-]+$/, 'must be the plain name of a file in the folder')
      .refine((name) => !name.startsWith('.'), 'must not start with a dot')
      .optional(),
    url: https.optional(),
    version: z.string().min(1).max(40).optional(),
    help: https.optional(),
  })
  .refine(({ file, url }) => (file === undefined) !== (url === undefined), 'needs either file or url');
const list = z
  .array(entry)
  .refine(
    (all) => new Set(all.map(({ platform }) => platform)).size === all.length,
    'names a platform twice',
  );

/** A download and, for a file of the operator, its path on disk. */
export interface Download {
  readonly view: DownloadView;
  readonly place: string | null;
}

/**
 * Reads the list of a folder and computes size and SHA-256 of its files. Throws an error of one line that
 * names the fault; without a folder there are no downloads.
 */
export async function readDownloads(folder: string | null): Promise<readonly Download[]> {
  if (folder === null) return [];
  const place = join(folder, listName);
  const text = await readFile(place, 'utf8').catch(() => {
    throw new Error(`${place} cannot be read`);
  });
  const parsed = list.safeParse(readJson(text));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${place}: ${issue?.path.join('.') || 'the list'}: ${issue?.message}`);
  }
  const order = (one: Download) => downloadPlatforms.indexOf(one.view.platform);
  const found = await Promise.all(parsed.data.map((each) => complete(folder, each)));
  return found.sort((left, right) => order(left) - order(right));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function complete(folder: string, given: z.output<typeof entry>): Promise<Download> {
  const { platform, file: name, url = '', version = null, help: helpUrl = null } = given;
  if (name === undefined) return { view: { platform, url, version, file: null, helpUrl }, place: null };
  const place = join(folder, name);
  const found = await stat(place).catch(() => null);
  if (!found?.isFile()) throw new Error(`${join(folder, listName)}: the file ${name} does not exist`);
  const sha256 = await hashFile(place);
  // The URL contains a part of the hash, so its content never changes.
  const address = `${downloadsPath}/${sha256.slice(0, 12)}/${encodeURIComponent(name)}`;
  return {
    view: { platform, url: address, version, file: { name, bytes: found.size, sha256 }, helpUrl },
    place,
  };
}

async function hashFile(place: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(place), hash);
  return hash.digest('hex');
}
