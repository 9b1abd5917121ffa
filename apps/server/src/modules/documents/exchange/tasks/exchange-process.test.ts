import { second } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { openProcess } from './exchange-process.ts';
import type { ReadTask } from './task.ts';
import { timeOf } from './task-time.ts';

const markdown = (text: string): ReadTask => ({
  ...{ kind: 'read', format: 'markdown', bytes: new TextEncoder().encode(text) },
  ...{ changes: 'keep', url: '', charset: '', now: 0 },
});

describe('a process', () => {
  it('ends with a file that takes longer than it may', async () => {
    await using process = openProcess({ time: { processorTime: 100, clockTime: 60 * second } });
    const hostile = markdown('*a_'.repeat(100_000));
    await expect(process.run(hostile, 'file_format_mismatch')).rejects.toMatchObject({
      code: 'file_too_complex',
    });
  });

  it('gives a small file of Markdown less time than a large one, and none more than a minute', () => {
    const longest = [1, 1_000_000, 30_000_000].map(
      (length) => timeOf(markdown('a'.repeat(length))).processorTime,
    );
    expect(longest[0]).toBeLessThan(11 * second);
    expect(longest[1]).toBeLessThan(15 * second);
    expect(longest[2]).toBe(60 * second);
  });
});
