import { expect, it } from 'vitest';
import { readImports } from './read-imports.ts';

const read = (text: string) => readImports('a.ts', text);
const values = { specifier: './b.ts', isTypeOnly: false };
const types = { specifier: './b.ts', isTypeOnly: true };

it.each([
  "import './b.ts';",
  "import { b } from './b.ts';",
  "import { type B } from './b.ts';",
  "import type from './b.ts';",
  "import type, { b } from './b.ts';",
  "export * from './b.ts';",
  "export { b } from './b.ts';",
  "const b = await import('./b.ts');",
  'const b = await import(`./b.ts`);',
  "{ using b = open(); } import './b.ts';",
])('finds an import that loads its file: %s', (text) => {
  expect(read(text)).toEqual([values]);
});

it.each([
  "import type { B } from './b.ts';",
  "import type B from './b.ts';",
  "export type { B } from './b.ts';",
  "export type * from './b.ts';",
  "type B = import('./b.ts').B;",
  "type B = (typeof import('./b.ts'))['b'];",
  "declare module 'virtual:b' { import { B } from './b.ts'; }",
])('finds an import of types: %s', (text) => {
  expect(read(text)).toEqual([types]);
});

it('finds no import in comments, texts, and expressions that are computed', () => {
  expect(
    read("// import './b.ts';\nconst text = `import './b.ts'`; void import(text); export { text };"),
  ).toEqual([]);
});

it('refuses a file that it cannot read', () => {
  expect(() => read('import {')).toThrow('a.ts');
});
