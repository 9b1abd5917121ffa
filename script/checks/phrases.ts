import { type Check, runProgram } from './check.ts';

/** Checks messages: no missing or extra key in a complete language, and valid ICU syntax. */
export const phrases: Check = {
  name: 'phrases',
  findFaults: async () => {
    const { isGood, output } = await runProgram(process.execPath, ['packages/phrases/check.ts']);
    return isGood ? [] : output.split('\n');
  },
};
