import { describe, expect, it } from 'vitest';
import { findOversize } from './size-budget.ts';

const lines = (count: number, line = '  work();') => Array.from({ length: count }, () => line).join('\n');

describe('findOversize', () => {
  it('accepts a file and a function at the limit', () => {
    expect(findOversize('a.ts', `function f() {\n${lines(78)}\n}\n`)).toEqual([]);
    expect(findOversize('a.ts', `${lines(400)}\n`)).toEqual([]);
  });

  it('names a file one line too long', () => {
    expect(findOversize('a.css', lines(401, '/* */'))).toEqual(['a.css: 401 lines, at most 400']);
  });

  it.each([
    ['a declaration', `function f() {\n${lines(79)}\n}`],
    ['an arrow', `const f = () => {\n${lines(79)}\n};`],
    ['a method', `class A { f() {\n${lines(79)}\n} }`],
    ['a component', `const A = (): Props => {\n${lines(79)}\n};`],
  ])('names %s one line too long', (_, text) => {
    expect(findOversize('a.tsx', `\n${text}\n`)).toEqual(['a.tsx:2: a function of 81 lines, at most 80']);
  });

  it('accepts a group of tests of any length', () => {
    const test = `it('is', () => {\n${lines(10)}\n});\n`;
    expect(findOversize('a.test.ts', `describe('f', () => {\n${test.repeat(10)}\n});`)).toEqual([]);
  });
});
