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
import type { Config } from './config.ts';
import { splitSecrets } from './master-secrets.ts';

/**
 * Secrets for signing and hashing, all drawn from one master secret. While it is changed there are several: the first
 * makes what is new, and what any of them has made is taken.
 */
export interface Keys {
  /** 32 bytes for one purpose, to make something with; the same for the same purpose on every start. */
  derive(purpose: string): Uint8Array;
  /** One of each master secret, the newest first: to read what may have been made before. */
  deriveAll(purpose: string): readonly Uint8Array[];
}

/** Uses SECRET_KEY, or the secret under DATA_DIR/keys, which is made (mode 0600) at the first start. */
export function openKeys(config: Pick<Config, 'secretKey' | 'dataDir'>, random: Random): Keys {
  const [newest = '', ...older] = splitSecrets(
    config.secretKey ?? readOrMakeSecret(join(config.dataDir, 'keys'), random),
  );
  return createKeys(newest, ...older);
}

/** Keys drawn from given secrets by HKDF-SHA256. */
export function createKeys(newest: string, ...older: readonly string[]): Keys {
  const draw = (secret: string, purpose: string) =>
    new Uint8Array(hkdfSync('sha256', secret, 'inkstone', purpose, 32));
  return {
    derive: (purpose) => draw(newest, purpose),
    deriveAll: (purpose) => [newest, ...older].map((secret) => draw(secret, purpose)),
  };
}

function readOrMakeSecret(folder: string, random: Random): string {
  const path = join(folder, 'master.key');
  const present = readIfPresent(path);
  if (present) return present;

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
    // A link, unlike a rename, never replaces the secret of a process that was quicker.
    linkSync(draft, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(path, 'utf8').trim();
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
