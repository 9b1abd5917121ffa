import { describe, expect, it } from 'vitest';
import { nextPath } from './next-path.ts';

describe('nextPath', () => {
  it.each([
    ['/app', '/app'],
    ['/zh/app/write/1?a=b#c', '/zh/app/write/1?a=b#c'],
    ['/app/../trial', '/trial'],
    [null, null],
    ['', null],
    ['app', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['https://evil.example/app', null],
    ['javascript:alert(1)', null],
    ['/\t/evil.example', null],
    ['/.//evil.example', null],
    ['/app/..//evil.example', null],
    ['/login', null],
    ['/en/login?next=/app', null],
  ])('%j leads to %j', (next, path) => {
    expect(nextPath(next)).toBe(path);
  });
});
