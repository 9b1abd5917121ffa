import { second } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { openThread } from './exchange-thread.ts';
import type { ReadTask } from './task.ts';
import { longestOf } from './task-time.ts';

const markdown = (text: string): ReadTask => ({
  ...{ kind: 'read', format: 'markdown', bytes: new TextEncoder().encode(text) },
  ...{ changes: 'keep', url: '', charset: '', now: 0 },
});

describe('a thread', () => {
  it('ends with a file that takes longer than it may', async () => {
    await using thread = openThread({ longest: 100 });
    const hostile = markdown('*a_'.repeat(100_000));
    await expect(thread.run(hostile, 'file_format_mismatch')).rejects.toMatchObject({
      code: 'file_too_complex',
    });
  });

  it('gives a small file of Markdown less time than a large one, and none more than a minute', () => {
    const longest = [1, 1_000_000, 30_000_000].map((length) => longestOf(markdown('a'.repeat(length))));
    expect(longest[0]).toBeLessThan(11 * second);
    expect(longest[1]).toBeLessThan(15 * second);
    expect(longest[2]).toBe(60 * second);
  });
});
