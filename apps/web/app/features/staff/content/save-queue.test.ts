import { expect, it } from 'vitest';
import { createSaveQueue } from './save-queue.ts';

/** A queue with the draft of a page, and the drafts that were sent. */
function makeQueue() {
  const sent: string[] = [];
  const draft = { content: 'new', version: 1 };
  const queue = createSaveQueue('old');
  const save = (isAutomatic: boolean, reply: Promise<unknown> = Promise.resolve()) =>
    queue.add({
      isAutomatic,
      read: () => draft,
      send: async ({ content, version }) => {
        sent.push(`${content} ${version}`);
        await reply;
        draft.version = version + 1;
        return draft.version;
      },
    });
  return { sent, draft, queue, save };
}

it('an automatic save that waited while the same content was stored is left out', async () => {
  const { sent, queue, save } = makeQueue();
  const reply = Promise.withResolvers<void>();
  const manual = save(false, reply.promise);
  const automatic = save(true);
  reply.resolve();
  expect(await manual).toBe(2);
  expect(await automatic).toBe(2);
  await queue.finished();
  expect(sent).toEqual(['new 1']);
});

it('saves one after another, also after a failure, and each with the version before it', async () => {
  const { sent, draft, save } = makeQueue();
  const failed = save(true, Promise.reject(new Error('no connection')));
  const repeated = save(true);
  await expect(failed).rejects.toThrow('no connection');
  expect(await repeated).toBe(2);
  draft.content = 'newer';
  expect(await save(true)).toBe(3);
  expect(await save(false)).toBe(4);
  expect(sent).toEqual(['new 1', 'new 1', 'newer 2', 'newer 3']);
});
