import { type Check, runProgram } from './check.ts';

/** Messages: no missing or extra key in a complete language, every text readable as ICU. */
export const phrases: Check = {
  name: 'phrases',
  findFaults: async () => {
    const { isGood, output } = await runProgram(process.execPath, ['packages/phrases/check.ts']);
    return isGood ? [] : output.split('\n');
  },
};
