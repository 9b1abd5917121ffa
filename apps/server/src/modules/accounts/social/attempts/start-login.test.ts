import { describe, expect, it } from 'vitest';
import { readNext } from './start-login.ts';

describe('readNext', () => {
  it.each(['', '/', '/app', '/en/app/write/1?a=b#c', '/login?next=//evil.example'])('accepts %j', (next) => {
    expect(readNext(next)).toEqual({ ok: true, value: next });
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '\n//evil.example',
    'javascript:alert(1)',
    'app',
    '@evil.example',
    '/..//evil.example',
    '/.//evil.example',
  ])('refuses %j', (next) => {
    expect(readNext(next).ok).toBe(false);
  });
});
