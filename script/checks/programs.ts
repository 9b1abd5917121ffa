import { type Check, runProgram } from './check.ts';

/** Checks messages: no missing or extra key in a complete language, and valid ICU syntax. */
export const phrases: Check = {
  name: 'phrases',
  findFaults: async () => {
    const { isGood, output } = await runProgram(process.execPath, ['packages/phrases/check.ts']);
    return isGood ? [] : output.split('\n');
  },
};

/**
 * Type-checks every TypeScript project, in the order of their references. Several projects are checked concurrently, with
 * one checker each: by default four checkers share a project, and each of them checks again the files that it needs of the
 * others.
 */
export const types: Check = {
  name: 'types',
  findFaults: async () => {
    const { isGood, output } = await runProgram(
      'node_modules/.bin/tsc',
      ['-b', '--pretty', 'false', '--checkers', '1'],
      // Garbage is collected when the heap is three times the memory in use, instead of twice.
      { GOGC: '200' },
    );
    return isGood ? [] : output.split('\n');
  },
};

/** Biome: formatting, import order and lint rules; warnings count as violations. */
export const lint: Check = {
  name: 'lint',
  findFaults: async () => {
    const { isGood, output } = await runProgram('node_modules/.bin/biome', [
      'check',
      '--error-on-warnings',
      '--max-diagnostics=200',
      '--reporter=concise',
    ]);
    return isGood ? [] : output.split('\n').filter((line) => /^[×!] /.test(line));
  },
};
