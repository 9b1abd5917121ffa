import { type Check, runProgram } from './check.ts';

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
