import { describe, expect, it } from 'vitest';
import { findMissing, type Migration } from './migrate.ts';

const migration = (name: string): Migration => ({
  name,
  statements: `-- ${name}`,
  checksum: `sum of ${name}`,
});
const [first, second, third] = ['0001_a', '0002_b', '0003_c'].map(migration) as [
  Migration,
  Migration,
  Migration,
];

describe('findMissing', () => {
  it('returns every migration for an empty database, in order', () => {
    expect(findMissing([], [first, second])).toEqual([first, second]);
  });

  it('returns those after the applied ones, and none for a current database', () => {
    expect(findMissing([first], [first, second, third])).toEqual([second, third]);
    expect(findMissing([first, second], [first, second])).toEqual([]);
  });

  it('refuses a migration that was changed after it had been applied', () => {
    const changed = { ...first, checksum: 'another' };
    expect(() => findMissing([first], [changed])).toThrow('0001_a was changed after');
  });

  it('refuses a database newer than the program', () => {
    expect(() => findMissing([first, second], [first])).toThrow('newer than this program');
  });

  it('refuses a migration inserted before applied ones', () => {
    expect(() => findMissing([first, third], [first, second, third])).toThrow('0002_b comes before 0003_c');
  });
});
