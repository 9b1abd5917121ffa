import { describe, expect, it, vi } from 'vitest';
import type { Lint } from '../lint.ts';
import type { Resources } from '../resources.ts';
import type { SecondSource } from '../second-source.ts';
import { lintAt } from '../testing/lint.ts';
import { testResources } from '../testing/resources.ts';
import type { CheckPort, CheckReply, CheckRequest, ResourceState } from './protocol.ts';
import { CheckAbandoned, type CheckClient, createCheckClient } from './worker-client.ts';
import { type CheckHost, serveChecks } from './worker-host.ts';

/** Creates two ends of a channel that delivers copies asynchronously, like a real one. */
function connect(host: Partial<CheckHost> = {}) {
  let toHost = (_: CheckRequest) => {};
  let toClient = (_: CheckReply) => {};
  const sent: CheckReply[] = [];
  const hostPort: CheckPort<CheckReply, CheckRequest> = {
    post: (message) => {
      sent.push(message);
      queueMicrotask(() => toClient(structuredClone(message)));
    },
    listen: (listener) => {
      toHost = listener;
    },
  };
  const clientPort: CheckPort<CheckRequest, CheckReply> = {
    post: (message) => queueMicrotask(() => toHost(structuredClone(message))),
    listen: (listener) => {
      toClient = listener;
    },
  };
  serveChecks(hostPort, { pause: () => new Promise((resolve) => setImmediate(resolve)), ...host });
  return { client: createCheckClient(clientPort), sent };
}

/** Returns the immediate findings of the built-in rules. */
function atOnce(client: CheckClient, texts: readonly string[]): Promise<readonly (readonly Lint[])[]> {
  const reported: (readonly Lint[])[] = [];
  return new Promise((resolve, reject) => {
    client
      .check(texts, (i, lints) => {
        reported[i] ??= lints;
        if (Object.keys(reported).length === texts.length) resolve(reported);
      })
      .catch(reject);
  });
}

/** Returns the final findings. */
const inTheEnd = async (client: CheckClient, texts: readonly string[]) => (await client.check(texts)).lints;

const found = (lints: readonly (readonly Lint[])[]) =>
  lints.map((each) => each.map(({ original }) => original));

const second: SecondSource = {
  checkParagraph: async (text) => (text.includes('第二') ? [lintAt(0, 2, { source: 'harper' })] : []),
};

describe('a checking worker', () => {
  it('answers texts in their order', async () => {
    const { client } = connect();
    expect(found(await atOnce(client, ['他走了。。', '好。', '我己经到了。']))).toEqual([
      ['。。'],
      [],
      ['己经'],
    ]);
  });

  it('returns findings of the whole text', async () => {
    const { client } = connect();
    client.configure({ documentKind: 'official' });
    const text = '青政发[2026]8号\n关于检查的通知\n他走了。。';
    expect((await client.checkWhole(text)).map(({ original }) => original)).toEqual(['[2026]8号']);
  });

  it('judges the paragraphs of a batch as one text', async () => {
    const correct = (text: string) =>
      [...text.matchAll(/云/g)].map(({ index }) => ({
        ...{ start: index, end: index + 1, found: '云', better: '匀', word: '匀' },
        ...({ resemblance: 'shape', credible: 0.55 } as const),
      }));
    const { client } = connect({
      resources: [async () => ({ chinese: { correct, findDoubled: () => [] } })],
    });
    const doubtful = '他在山上看云。';
    const careful = '山后有条小路通往邻村，春天里开满野花，孩子们放学以后总爱从那儿绕远回家。';
    expect(found((await client.check([doubtful])).lints)).toEqual([['云']]);
    const together = await client.check([doubtful, ...Array<string>(20).fill(careful)]);
    expect(found(together.lints.slice(0, 1))).toEqual([[]]);
  });

  it('checks with the options at the time of the request', async () => {
    const { client } = connect();
    const before = atOnce(client, ['他走了。。']);
    client.configure({ language: 'en' });
    expect(found(await before)).toEqual([['。。']]);
    expect(found(await atOnce(client, ['他走了。。']))).toEqual([[]]);
  });

  it('answers at once, and again when the word lists are loaded', async () => {
    const loading = Promise.withResolvers<Resources>();
    const { client } = connect({ resources: [() => loading.promise] });
    client.configure({ language: 'en' });
    const reported: string[][] = [];
    const full = client.check(['We could of recieved it.'], (_, lints) =>
      reported.push(lints.map(({ original }) => original)),
    );
    expect(found(await atOnce(client, ['We could of recieved it.']))).toEqual([['could of']]);
    loading.resolve(testResources);
    expect(found((await full).lints)).toEqual([['could of', 'recieved']]);
    expect(reported).toEqual([['could of'], ['could of', 'recieved']]);
    expect(found(await atOnce(client, ['It is definately so.']))).toEqual([['definately']]);
  });

  it('answers better with each loaded part, and reports its progress', async () => {
    const words = Promise.withResolvers<Resources>();
    const rest = Promise.withResolvers<Resources>();
    const { client } = connect({ resources: [() => words.promise, () => rest.promise] });
    const states: ResourceState[] = [];
    client.onResources((state) => states.push(state));
    const reported: string[][] = [];
    const check = client.check(['I recieved it.'], (_, lints) =>
      reported.push(lints.map(({ original }) => original)),
    );
    await vi.waitFor(() => expect(reported).toEqual([[]]), 30_000);
    const { ngrams = null, ...first } = testResources;
    words.resolve(first);
    await vi.waitFor(() => expect(reported).toEqual([[], ['recieved']]), 30_000);
    expect(states).toEqual(['loading', 'partly']);
    rest.resolve(ngrams === null ? {} : { ngrams });
    expect((await check).lacking.size).toBe(0);
    await vi.waitFor(() => expect(states).toEqual(['loading', 'partly', 'ready']), 30_000);
  });

  it('reports texts that were checked incompletely, and completes them at the next request', async () => {
    let isOnline = false;
    const { client } = connect({
      resources: [async () => (isOnline ? testResources : null)],
      needsResources: (text) => /[a-z]/i.test(text),
    });
    const states: ResourceState[] = [];
    client.onResources((state) => states.push(state));
    const texts = ['我己经到了。', 'I recieved it.'];
    const first = await client.check(texts);
    expect([found(first.lints), [...first.lacking]]).toEqual([[['己经'], []], [1]]);
    isOnline = true;
    client.retry();
    const second = await client.check(texts);
    expect([found(second.lints), second.lacking.size]).toEqual([[['己经'], ['recieved']], 0]);
    expect(states).toEqual(['loading', 'failed', 'loading', 'ready']);
  });

  it('loads nothing for texts that need no resources', async () => {
    const load = vi.fn(async () => testResources);
    const needsResources = (text: string) => /[a-z]/i.test(text);
    const { client, sent } = connect({ resources: [load], needsResources });
    expect(found(await inTheEnd(client, ['我己经到了。']))).toEqual([['己经']]);
    expect([load.mock.calls.length, sent.map(({ kind }) => kind)]).toEqual([0, ['checked', 'finished']]);
    expect(found(await inTheEnd(client, ['I recieved it.']))).toEqual([['recieved']]);
  });

  it('sends word lists once', async () => {
    const posted: CheckRequest[] = [];
    const client = createCheckClient({ post: (message) => posted.push(message), listen: () => undefined });
    const list = { id: 'personal', version: 1, name: '', entries: [] };
    client.configure({});
    for (const words of [['甲'], ['甲'], ['甲', '乙']]) {
      client.configure({ exemptWords: words, sensitive: { lists: [list] } });
    }
    expect(posted).toHaveLength(2);
  });

  it('sends later findings of the second engine', async () => {
    const { client } = connect({ secondSource: async () => second });
    const reported: [number, string[]][] = [];
    await client.check(['第二段。。', '别的'], (i, lints) =>
      reported.push([i, lints.map(({ source }) => source)]),
    );
    expect(reported).toEqual([
      [0, ['rule']],
      [1, []],
      [0, ['harper', 'rule']],
    ]);
  });

  it('waits for the second engine if everything is requested', async () => {
    const { client } = connect({ secondSource: async () => second });
    const [lints = []] = await inTheEnd(client, ['第二段。。']);
    expect(lints.map(({ source }) => source)).toEqual(['harper', 'rule']);
  });

  it('answers while the second engine still works on an older text', async () => {
    const order: string[] = [];
    const slow: SecondSource = {
      checkParagraph: async (text) => {
        order.push(`second ${text}`);
        await new Promise((resolve) => setImmediate(resolve));
        return [];
      },
    };
    const { client } = connect({ secondSource: async () => slow });
    const older = inTheEnd(client, ['甲', '乙', '丙']);
    await atOnce(client, ['丁']).then(() => order.push('first 丁'));
    await older;
    expect(order.indexOf('first 丁')).toBeLessThan(order.indexOf('second 丙'));
  });

  it('answers while the second engine is being loaded', async () => {
    const loading = Promise.withResolvers<SecondSource>();
    const { client } = connect({ secondSource: () => loading.promise });
    const older = inTheEnd(client, ['第二段。。']);
    expect(found(await atOnce(client, ['他走了。。']))).toEqual([['。。']]);
    expect(found(await atOnce(client, ['我己经到了。']))).toEqual([['己经']]);
    loading.resolve(second);
    expect((await older)[0]?.map(({ source }) => source)).toEqual(['harper', 'rule']);
  });

  it('works without a second engine that cannot be loaded or fails, and reports it', async () => {
    const unloadable = connect({ secondSource: () => Promise.reject(new Error('no wasm')) });
    const answer = await unloadable.client.check(['他走了。。']);
    expect([found(answer.lints), [...answer.lacking]]).toEqual([[['。。']], [0]]);
    const failing = connect({
      secondSource: async () => ({
        checkParagraph: async (text) => (text === '坏' ? Promise.reject(new Error('oops')) : []),
      }),
    });
    expect([...(await failing.client.check(['他走了。。', '坏'])).lacking]).toEqual([1]);
    const none = connect({ secondSource: async () => null });
    expect([...(await none.client.check(['他走了。。'])).lacking]).toEqual([]);
  });

  it('forwards whether the user is typing', async () => {
    const setBusy = vi.fn();
    const { client } = connect({ setBusy });
    client.setBusy(true);
    client.setBusy(false);
    await vi.waitFor(() => expect(setBusy.mock.calls).toEqual([[true], [false]]), 30_000);
  });

  it('loads an engine on request before the following checks', async () => {
    let isLoadable = false;
    const { client } = connect({
      secondSource: async () => (isLoadable ? second : null),
      retry: () => {
        isLoadable = true;
      },
    });
    expect(await inTheEnd(client, ['第二段'])).toEqual([[]]);
    client.retry();
    const [[lint] = []] = await inTheEnd(client, ['第二段']);
    expect(lint?.source).toBe('harper');
  });

  it('abandons stale checks and answers later ones', async () => {
    const { client, sent } = connect();
    const stale = atOnce(
      client,
      Array.from({ length: 50 }, (_, i) => `第${i}段。。`.repeat(200)),
    );
    const abandoned = expect(stale).rejects.toThrow(CheckAbandoned);
    await new Promise((resolve) => setImmediate(resolve));
    client.abandon();
    expect(found(await atOnce(client, ['他走了。。']))).toEqual([['。。']]);
    await abandoned;
    expect(sent.filter((reply) => reply.kind !== 'resources' && reply.version === 1)).toEqual([]);
  });
});
