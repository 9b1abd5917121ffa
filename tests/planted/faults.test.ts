import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faults } from './faults.ts';

it.each(faults)(
  '$layer: the text to change exists, and so do the tests of the fault',
  ({ file, right, command }) => {
    expect(readFileSync(file, 'utf8').split(right)).toHaveLength(2);
    const paths = command.filter((word) => /^(?:apps|packages|tests|script)\//.test(word));
    for (const path of paths) expect(existsSync(path) || globSync(`${path}*`).length > 0, path).toBe(true);
  },
);
