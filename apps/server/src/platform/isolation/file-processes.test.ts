import { AppError } from '@inkstone/contracts';
import { minute } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { openFileProcess, waitForFileProcess } from './file-processes.ts';

const time = { processorTime: minute, clockTime: minute };
const garbage = { kind: 'read', bytes: new Uint8Array([1, 2, 3]), format: 'docx', changes: 'accept' };

describe('the processes for files', () => {
  it('run the tasks of every module, one after the other in the same process', async () => {
    for (const runner of ['official', 'exchange', 'official'] as const) {
      await using process = openFileProcess(runner);
      const refusal = await process.run(garbage, time).catch((error) => error);
      expect(refusal).toBeInstanceOf(AppError);
    }
  });

  it('serve one account at a time: a second account does not wait for the queue of the first', async () => {
    const order: string[] = [];
    const first = Promise.withResolvers<void>();
    const queued = [1, 2, 3, 4, 5].map((number) =>
      waitForFileProcess('busy', async () => {
        if (number === 1) await first.promise;
        order.push(`busy ${number}`);
      }),
    );
    await waitForFileProcess('other', async () => void order.push('other'));
    await expect(waitForFileProcess('busy', async () => undefined)).rejects.toThrow(
      new AppError('service_unavailable'),
    );
    first.resolve();
    await Promise.all(queued);
    expect(order).toEqual(['other', 'busy 1', 'busy 2', 'busy 3', 'busy 4', 'busy 5']);
  });
});
