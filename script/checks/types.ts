import { type Check, runProgram } from './check.ts';

/** Type-checks every TypeScript project, in the order of their references. */
export const types: Check = {
  name: 'types',
  findFaults: async () => {
    const { isGood, output } = await runProgram('node_modules/.bin/tsc', ['-b', '--pretty', 'false']);
    return isGood ? [] : output.split('\n');
  },
};
