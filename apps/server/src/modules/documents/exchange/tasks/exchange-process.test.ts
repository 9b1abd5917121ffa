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
  it('is ended for a file that exceeds the time limit', async () => {
    await using process = openProcess({ time: { processorTime: 100, clockTime: 60 * second } });
    const hostile = markdown('*a_'.repeat(100_000));
    await expect(process.run(hostile, 'file_format_mismatch')).rejects.toMatchObject({
      code: 'file_too_complex',
    });
  });

  it('has a shorter time limit for a small Markdown file than for a large one, at most a minute', () => {
    const limits = [1, 1_000_000, 30_000_000].map(
      (length) => timeOf(markdown('a'.repeat(length))).processorTime,
    );
    expect(limits[0]).toBeLessThan(11 * second);
    expect(limits[1]).toBeLessThan(15 * second);
    expect(limits[2]).toBe(60 * second);
  });
});
