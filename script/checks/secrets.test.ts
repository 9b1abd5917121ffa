import { describe, expect, it } from 'vitest';
import { findSecrets } from './secrets.ts';

/** Samples are concatenated here so that the check does not report this file. */
const join = (...parts: string[]) => parts.join('');

describe('findSecrets', () => {
  it.each([
    ['a private key', join('-----BEGIN RSA ', 'PRIVATE KEY-----')],
    ['a cloud access key', join('AKIA', 'ABCDEFGHIJKLMNOP')],
    ['a Google key', join('AIza', 'a'.repeat(35))],
    ['a GitHub token', join('ghp', '_', 'a'.repeat(36))],
    ['an npm token', join('//host/:_auth', 'Token=abcdefgh')],
    ['a payment key', join('sk', '_live_', 'a'.repeat(24))],
    ['a chat token', join('xox', 'b-0123456789ab')],
    ['a model key', join('sk', '-', 'a'.repeat(40))],
    ['a signed token', join('eyJ', 'a'.repeat(12), '.eyJ', 'b'.repeat(12), '.', 'c'.repeat(24))],
    ['a password inside an address', join('postgres://writer:', 'hunter22', '@db/inkstone')],
    ['a folder of somebody’s machine', join("open('/ho", "me/wang/notes')")],
    ['a folder of somebody’s machine', join(' /ro', 'ot/x')],
    ['a package registry’s host', join('https://registry', '.npmjs.org/zod')],
  ])('finds %s', (name, line) => {
    expect(findSecrets('a.ts', `fine\n${line}`)).toEqual([`a.ts:2: ${name}`]);
  });

  it.each([
    'postgres://inkstone:inkstone@db/inkstone',
    's3://S3RVER:S3RVER@127.0.0.1/bucket',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the sample is a line of source text
    '`postgres://${user}:${password}@${host}`',
    "import '../home/hero.tsx';",
    "const path = '/app/write/1';",
    'sk-learn is a library',
  ])('accepts %s', (line) => expect(findSecrets('a.ts', line)).toEqual([]));
});
