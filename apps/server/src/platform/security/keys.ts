import { hkdfSync } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Random } from '@inkstone/kernel';
import type { PlatformConfig } from '../settings/config.ts';
import { StartError } from '../settings/start-error.ts';
import { minSecretLength, splitSecrets } from './master-secrets.ts';

/**
 * Keys for signing and hashing, derived from a master secret. During a change of the secret there are
 * several: the first creates new values, and values of all are accepted.
 */
export interface Keys {
  /** Derives 32 bytes for one purpose, to create values; stable across restarts. */
  derive(purpose: string): Uint8Array;
  /** Derives one key per master secret, newest first, to verify existing values. */
  deriveAll(purpose: string): readonly Uint8Array[];
}

/**
 * Uses SECRET_KEY, or the secret under DATA_DIR/keys, which is created (mode 0600) at the first start, while
 * `hasData` returns that there are no accounts. Throws StartError for a secret that is missing although there
 * is data, or too short.
 */
export async function openKeys(
  config: Pick<PlatformConfig, 'secretKey' | 'dataDir'>,
  random: Random,
  hasData: () => Promise<boolean>,
): Promise<Keys> {
  const [newest = '', ...older] = splitSecrets(
    config.secretKey ?? (await readOrMakeSecret(join(config.dataDir, 'keys'), random, hasData)),
  );
  return createKeys(newest, ...older);
}

/** Derives keys from given secrets by HKDF-SHA256. */
export function createKeys(newest: string, ...older: readonly string[]): Keys {
  const deriveKey = (secret: string, purpose: string) =>
    new Uint8Array(hkdfSync('sha256', secret, 'inkstone', purpose, 32));
  return {
    derive: (purpose) => deriveKey(newest, purpose),
    deriveAll: (purpose) => [newest, ...older].map((secret) => deriveKey(secret, purpose)),
  };
}

async function readOrMakeSecret(
  folder: string,
  random: Random,
  hasData: () => Promise<boolean>,
): Promise<string> {
  const path = join(folder, 'master.key');
  const present = readIfPresent(path);
  if (present !== null) return requireLong(path, present);
  if (await hasData())
    throw new StartError(`The secret ${path} is missing, but there are accounts. ${recoveryHint}`);
  makeSecret(folder, path, random);
  return readFileSync(path, 'utf8').trim();
}

const recoveryHint =
  'Restore it from a backup, or set SECRET_KEY to the secret that was used. To begin with a new one put at least ' +
  `${minSecretLength} characters by chance into that file: everybody is signed out, and what was sealed with the old ` +
  'secret, such as passwords for regular backups, has to be entered again.';

function requireLong(path: string, text: string): string {
  if (splitSecrets(text).every(({ length }) => length >= minSecretLength)) return text;
  throw new StartError(
    `The secret ${path} is damaged: it has fewer than ${minSecretLength} characters. ${recoveryHint}`,
  );
}

/** Creates a secret, unless another process has created one meanwhile. */
function makeSecret(folder: string, path: string, random: Random): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const fresh = Buffer.from(random.bytes(32)).toString('base64url');
  const draft = join(folder, `master.${process.pid}.draft`);
  const file = openSync(draft, 'w', 0o600);
  try {
    writeSync(file, fresh);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  try {
    // A link, unlike a rename, never replaces an existing file.
    linkSync(draft, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
}

function readIfPresent(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
