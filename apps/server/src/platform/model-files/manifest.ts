import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ModelFileError } from './model-file-error.ts';
import { isModelName } from './model-folder.ts';

/** The largest file that is ever downloaded, in bytes. */
export const maxModelSize = 256 * 1024 ** 3;

/** A SHA-256 in hexadecimal. */
export const sha256 = z
  .string()
  .regex(/^[0-9a-f]{64}$/i)
  .toLowerCase();

const entry = z.strictObject({
  name: z.string().refine(isModelName),
  licence: z.string().min(1).max(200),
  /** In bytes. */
  size: z.int().positive().max(maxModelSize),
  sha256,
  /** Addresses in the order of preference, or `base:path` with a base of the manifest. */
  mirrors: z.array(z.string().min(1)).min(1).max(10),
});

const manifest = z.strictObject({
  bases: z.record(z.string().regex(/^[a-z][a-z0-9_-]*$/), z.url()).default({}),
  models: z.array(entry).default([]),
});

/** A model that can be downloaded. */
export type ManifestEntry = z.infer<typeof entry>;

/** The models that can be downloaded. */
export type Manifest = z.infer<typeof manifest>;

/**
 * The public mirrors. Entries refer to them by name, so that an operator can replace a base URL by one in the
 * intranet.
 */
const builtIn: Manifest = {
  bases: { modelscope: 'https://modelscope.cn/models/', huggingface: 'https://huggingface.co/' },
  // An entry may be added only with a hash that was compared with the publisher's.
  models: [],
};

/** The manifest that an operator may write beside the model files. */
export function manifestPath(folder: string): string {
  return join(folder, 'manifest.json');
}

/**
 * Reads a manifest, whose bases and models replace built-in ones of the same name. A missing file is an error only if
 * `isRequired`. Throws ModelFileError.
 */
export async function readManifest(path: string, isRequired: boolean): Promise<Manifest> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isMissing && !isRequired) return builtIn;
    throw new ModelFileError(`The manifest ${path} cannot be read.`);
  }
  const parsed = parseManifest(path, text);
  const own = new Set(parsed.models.map(({ name }) => name));
  return {
    bases: { ...builtIn.bases, ...parsed.bases },
    models: [...parsed.models, ...builtIn.models.filter(({ name }) => !own.has(name))],
  };
}

/** Returns the URLs of an entry, in the order of preference. Throws ModelFileError for an undefined base. */
export function addressesOf({ bases }: Manifest, { name, mirrors }: ManifestEntry): readonly URL[] {
  return mirrors.map((mirror) => {
    const [, base = '', path = ''] = /^([a-z][a-z0-9_-]*):(?!\/\/)(.+)$/.exec(mirror) ?? [];
    if (base === '') return parseAddress(mirror);
    const start = bases[base];
    if (start === undefined)
      throw new ModelFileError(`The mirror "${base}" of ${name} is not among the bases.`);
    return parseAddress(`${start.replace(/\/*$/, '/')}${path}`);
  });
}

/** Parses the URL of a file: https, or http if the operator has entered it. Throws ModelFileError. */
export function parseAddress(text: string): URL {
  const address = URL.parse(text);
  const isWeb = address?.protocol === 'https:' || address?.protocol === 'http:';
  if (!address || !isWeb || address.username || address.password) {
    throw new ModelFileError(`${text} is not an address of a file: https://… is expected.`);
  }
  return address;
}

function parseManifest(path: string, text: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ModelFileError(`The manifest ${path} is not JSON.`);
  }
  const parsed = manifest.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ModelFileError(
    `The manifest ${path} is not valid at ${issue?.path.join('.') || 'the top'}: ${issue?.message ?? ''}.`,
  );
}
