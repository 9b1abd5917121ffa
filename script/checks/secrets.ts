import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Check, projectFiles, root } from './check.ts';

/** Patterns that must never occur in the repository. Written so that this file does not match itself. */
const forbidden: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  ['a cloud access key', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b|\bLTAI[0-9A-Za-z]{12,20}\b/],
  ['a Google key', /\bAIza[0-9A-Za-z_-]{35}\b/],
  ['a GitHub token', /\bgh[pousr]_[0-9A-Za-z]{36}\b|\bgithub_pat_\w{40,}/],
  ['an npm token', /\bnpm_[0-9A-Za-z]{36}\b|_auth(?:Token)?\s*=\s*\S{8,}/],
  ['a payment key', /\b[srp]k_live_[0-9A-Za-z]{16,}/],
  ['a chat token', /\bxox[abprs]-[0-9A-Za-z-]{10,}/],
  ['a model key', /\bsk-(?:ant-|proj-)?[0-9A-Za-z_-]{32,}/],
  ['a signed token', /\beyJ[\w-]{10,}[.]eyJ[\w-]{10,}[.][\w-]{20,}/],
  [
    'a password inside an address',
    /\b[a-z][a-z0-9+]*:\/\/([^\s:/@'"`$<{]+):(?!\1@|secret@|password@)[^\s:/@'"`$<{]{6,}@/,
  ],
  ['a folder of somebody’s machine', /(?:^|[\s'"`(=:])\/(?:home|Users)\/[a-z][\w.-]*\/|\b[A-Z]:\\Users\\/],
  ['a folder of somebody’s machine', /(?:^|[\s'"`(=:])\/(?:root|work)\/[\w.-]/],
];

/**
 * Package registries are a setting of the machine; the project names no host except those of its examples.
 */
const registryHost =
  /\bregistry[.](?!example)[a-z0-9-]+[.][a-z]{2,}|\/artifactory\/|\/(?:npm|pypi)-(?:proxy|mirror)/;

const isText = (file: string) => !/[.](png|webp|avif|jpe?g|ico|woff2?|wasm|gz|pdf|bin)$/.test(file);

/** Returns the matches in a text, by line. */
export function findSecrets(file: string, text: string): readonly string[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...forbidden, ['a package registry’s host', registryHost] as const]
        .filter(([, pattern]) => pattern.test(line))
        .map(([name]) => `${file}:${index + 1}: ${name}`),
    );
}

/** Checks for keys, tokens, passwords, local paths and registry hosts. */
export const secrets: Check = {
  name: 'secrets',
  findFaults: async () => {
    const files = (await projectFiles()).filter(isText);
    const faults = await Promise.all(
      files.map(async (file) => findSecrets(file, await readFile(join(root, file), 'utf8'))),
    );
    return faults.flat();
  },
};
