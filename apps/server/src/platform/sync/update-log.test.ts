import { describe, expect, it } from 'vitest';
import type { NewUpdate } from './store.ts';
import { createUpdateLog } from './update-log.ts';

/** A log over a database that commits, or fails, when the test triggers it. */
function arrange(timeout = 10_000) {
  const batches: { updates: readonly NewUpdate[]; commit: () => void; fail: (error: Error) => void }[] = [];
  const log = createUpdateLog({
    timeout,
    write: (updates) =>
      new Promise((resolve, reject) => {
        batches.push({ updates, commit: resolve, fail: reject });
      }),
  });
  return { log, batches, append: (text: string) => log.append('document', Buffer.from(text)) };
}

const textsOf = (batch?: { updates: readonly NewUpdate[] }) =>
  batch?.updates.map(({ data }) => Buffer.from(data).toString());
const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

describe('the update log', () => {
  it('writes updates together that arrived during the previous batch, in order', async () => {
    const { batches, append } = arrange();
    const done: string[] = [];
    const note = (text: string) => append(text).then(() => done.push(text));
    const all = [note('a')];
    await turn();
    all.push(note('b'), note('c'));
    await turn();
    expect(batches.map(textsOf)).toEqual([['a']]);
    expect(done).toEqual([]);
    batches[0]?.commit();
    await turn();
    expect(done).toEqual(['a']);
    expect(textsOf(batches[1])).toEqual(['b', 'c']);
    batches[1]?.commit();
    await Promise.all(all);
    expect(done).toEqual(['a', 'b', 'c']);
  });

  it('reports a failed batch to all its writers, and continues', async () => {
    const { batches, append, log } = arrange();
    const failed = Promise.allSettled([append('a'), append('b')]);
    await turn();
    const later = append('c');
    batches[0]?.fail(new Error('disk full'));
    expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await turn();
    batches[1]?.commit();
    await later;
    await log.idle();
    expect(log.waiting).toBe(0);
  });

  it('does not wait indefinitely for a database that does not answer', async () => {
    const { append } = arrange(5);
    await expect(append('a')).rejects.toThrow('did not commit within 5 ms');
  });

  it('limits the size of batches', async () => {
    const { batches, log } = arrange();
    const large = Buffer.alloc(3 * 1024 * 1024);
    const all = [1, 2, 3].map(() => log.append('document', large));
    for (let i = 0; i < 3; i++) {
      await turn();
      expect(batches[i]?.updates).toHaveLength(1);
      batches[i]?.commit();
    }
    await Promise.all(all);
  });
});
