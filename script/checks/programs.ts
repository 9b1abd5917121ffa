import { type Check, runProgram } from './check.ts';

/** Checks messages: no missing or extra key in a complete language, and valid ICU syntax. */
export const phrases: Check = {
  name: 'phrases',
  findFaults: async () => {
    const { isGood, output } = await runProgram(process.execPath, ['packages/phrases/check.ts']);
    return isGood ? [] : output.split('\n');
  },
};

/** Type-checks every TypeScript project, in the order of their references. */
export const types: Check = {
  name: 'types',
  findFaults: async () => {
    const { isGood, output } = await runProgram('node_modules/.bin/tsc', ['-b', '--pretty', 'false']);
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
