import { describe, expect, it } from 'vitest';
import { findDropped, findUnrecorded } from './migrations.ts';

const [first, second] = ['aa  0001_first', 'bb  0002_second'] as const;

describe('findUnrecorded', () => {
  it('accepts unchanged recorded migrations', () => {
    expect(findUnrecorded([first, second], [first, second])).toEqual([]);
  });

  it('finds a recorded migration that was changed, renamed or removed', () => {
    expect(findUnrecorded([first], ['cc  0001_first'])).toEqual([
      expect.stringContaining('0001_first was changed, renamed or removed'),
    ]);
    expect(findUnrecorded([first, second], [first])).toHaveLength(1);
    expect(findUnrecorded([first], ['aa  0003_first'])).toHaveLength(2);
  });

  it('requires a line for a new migration', () => {
    expect(findUnrecorded([first], [first, second])).toEqual([expect.stringContaining(`"${second}"`)]);
  });
});

describe('findDropped', () => {
  it('finds a line that was changed together with its migration', () => {
    expect(findDropped(['cc  0001_first'], [first, 'cc  0001_first'])).toEqual([
      expect.stringContaining(`"${first}" was taken out`),
    ]);
  });
});
