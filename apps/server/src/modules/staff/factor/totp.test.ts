import { seededRandom } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts';
import { codeAt, enrolmentUri, makeSecret, matchStep, stepAt, toBase32 } from './totp.ts';

/** RFC 6238, appendix B: the secret of the SHA-1 vectors. */
const secret = toBase32(Buffer.from('12345678901234567890'));

describe('codes', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %i s are those of RFC 6238', (seconds, code) => {
    expect(codeAt(secret, stepAt(seconds * 1000), 8)).toBe(code);
    expect(codeAt(secret, stepAt(seconds * 1000))).toBe(code.slice(2));
  });

  it('are those of RFC 4226, appendix D, for the first counters', () => {
    const codes = [755224, 287082, 359152, 969429, 338314, 254676, 287922, 162583, 399871, 520489];
    expect(codes.map((_, step) => codeAt(secret, step))).toEqual(codes.map(String));
  });
});

it('encodes base32 according to RFC 4648, 10, without padding', () => {
  const words = ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'];
  const expected = ['', 'MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI'];
  expect(words.map((word) => toBase32(Buffer.from(word)))).toEqual(expected);
});

it('accepts codes of the previous and next step, and no others', () => {
  const now = 1_700_000_010_000;
  const steps = [-2, -1, 0, 1, 2].map((away) => stepAt(now) + away);
  const found = steps.map((step) => matchStep(secret, codeAt(secret, step), now));
  expect(found).toEqual([null, ...steps.slice(1, 4), null]);
});

it('creates secrets of 160 bits, and a URI that apps read', () => {
  const made = makeSecret(seededRandom(1));
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  const uri = new URL(enrolmentUri(made, 'Inkstone example.org', '12345678'));
  expect(uri.pathname).toBe('/Inkstone%20example.org:12345678');
  expect(uri.search).toContain('issuer=Inkstone%20example.org');
  expect(uri.searchParams.get('secret')).toBe(made);
});

it('creates ten recovery codes of 80 bits, recognised in any notation', () => {
  const codes = makeRecoveryCodes(seededRandom(1));
  expect(new Set(codes).size).toBe(10);
  const [code = ''] = codes;
  expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  expect(hashRecoveryCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(hashRecoveryCode(code));
  expect(hashRecoveryCode(codes[1] ?? '')).not.toBe(hashRecoveryCode(code));
});
