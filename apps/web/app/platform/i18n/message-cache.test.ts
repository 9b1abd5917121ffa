import type { Messages } from '@inkstone/phrases';
import { describe, expect, it } from 'vitest';
import { createMessageCache, type Namespace } from './message-cache.ts';

type NamespaceMessages = Messages[Namespace];

/** A cache whose messages load when the test resolves them. */
function arrange() {
  const requested: Namespace[] = [];
  const loads = new Map<Namespace, { succeed: () => Promise<void>; fail: () => Promise<void> }>();
  const messagesOf = (namespace: Namespace) => ({ title: namespace }) as unknown as NamespaceMessages;
  const cache = createMessageCache((_, namespace) => {
    requested.push(namespace);
    const { promise, resolve, reject } = Promise.withResolvers<NamespaceMessages>();
    loads.set(namespace, {
      succeed: async () => {
        resolve(messagesOf(namespace));
        await promise;
      },
      fail: async () => {
        reject(new Error('no network'));
        await promise.catch(() => undefined);
      },
    });
    return promise;
  });
  return { cache, requested, messagesOf, loadOf: (namespace: Namespace) => loads.get(namespace) };
}

const both = new Set<Namespace>(['file-review', 'writing']);

describe('createMessageCache', () => {
  it('returns one promise to all callers while any namespace is pending', async () => {
    const { cache, requested, messagesOf, loadOf } = arrange();
    const first = cache.getAll('en', both);
    await loadOf('file-review')?.succeed();
    expect(cache.getAll('en', both)).toBe(first);
    await loadOf('writing')?.succeed();
    const words = { 'file-review': messagesOf('file-review'), writing: messagesOf('writing') };
    expect(await first).toEqual(words);
    expect(cache.getAll('en', both)).toEqual(words);
    expect(requested).toEqual(['file-review', 'writing']);
  });

  it('returns stored messages synchronously', () => {
    const { cache, requested, messagesOf } = arrange();
    for (const namespace of both) cache.put('en', namespace, messagesOf(namespace));
    expect(cache.getAll('en', both)).toEqual({
      'file-review': messagesOf('file-review'),
      writing: messagesOf('writing'),
    });
    expect(requested).toEqual([]);
  });

  it('are requested for again after a failure, and only those', async () => {
    const { cache, requested, loadOf } = arrange();
    const first = cache.getAll('en', both);
    await loadOf('file-review')?.succeed();
    await loadOf('writing')?.fail();
    await expect(first).rejects.toThrow('no network');
    expect(cache.getAll('en', both)).toBeInstanceOf(Promise);
    expect(requested).toEqual(['file-review', 'writing', 'writing']);
  });

  it('stores messages by language', () => {
    const { cache, messagesOf } = arrange();
    cache.put('en', 'writing', messagesOf('writing'));
    expect(cache.peek('en', 'writing')).toEqual(messagesOf('writing'));
    expect(cache.peek('zh', 'writing')).toBeUndefined();
  });
});
