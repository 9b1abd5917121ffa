import { hashText } from '@inkstone/kernel';
import { describe, expect, it, vi } from 'vitest';
import type { Lint } from '../lint.ts';
import type { Resources } from '../resources.ts';
import type { SecondSource } from '../second-source.ts';
import { lintAt } from '../testing/lint.ts';
import { testResources } from '../testing/resources.ts';
import type { CheckPort, CheckReply, CheckRequest, ResourceState } from './protocol.ts';
import { CheckAbandoned, createCheckClient, type FindingsByHash } from './worker-client.ts';
import { type CheckHost, serveChecks } from './worker-host.ts';

/** Two ends of a channel that, like a real one, delivers copies in a later turn. */
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

const found = (lints: readonly (readonly Lint[])[]) =>
  lints.map((each) => each.map(({ original }) => original));

const second: SecondSource = {
  checkParagraph: async (text) => (text.includes('第二') ? [lintAt(0, 2, { source: 'harper' })] : []),
};

describe('a thread that checks', () => {
  it('answers texts in their order', async () => {
    const { client } = connect();
    expect(found(await client.check(['他走了。。', '好。', '我己经到了。']))).toEqual([
      ['。。'],
      [],
      ['己经'],
    ]);
  });

  it('answers what only a whole text shows', async () => {
    const { client } = connect();
    client.configure({ documentKind: 'official' });
    const text = '青政发[2026]8号\n关于检查的通知\n他走了。。';
    expect((await client.checkWhole(text)).map(({ original }) => original)).toEqual(['[2026]8号']);
  });

  it('checks by the options that held when it was asked', async () => {
    const { client } = connect();
    const before = client.check(['他走了。。']);
    client.configure({ language: 'en' });
    expect(found(await before)).toEqual([['。。']]);
    expect(found(await client.check(['他走了。。']))).toEqual([[]]);
  });

  it('answers at once, and again when the words it needs have come', async () => {
    const loading = Promise.withResolvers<Resources>();
    const { client } = connect({ resources: [() => loading.promise] });
    client.configure({ language: 'en' });
    const improved: string[] = [];
    client.onImproved((findings) =>
      improved.push(...[...findings.values()].flat().map(({ original }) => original)),
    );
    const full = client.checkFully(['We could of recieved it.']);
    expect(found(await client.check(['We could of recieved it.']))).toEqual([['could of']]);
    loading.resolve(testResources);
    expect(found(await full)).toEqual([['could of', 'recieved']]);
    expect(improved).toContain('recieved');
    expect(found(await client.check(['It is definately so.']))).toEqual([['definately']]);
  });

  it('answers better with each part of what it needs, and tells how far it is', async () => {
    const words = Promise.withResolvers<Resources>();
    const rest = Promise.withResolvers<Resources>();
    const { client } = connect({ resources: [() => words.promise, () => rest.promise] });
    const states: ResourceState[] = [];
    client.onResources((state) => states.push(state));
    const improved = () =>
      new Promise<string[]>((resolve) => {
        const stop = client.onImproved((findings) => {
          stop();
          resolve([...findings.values()].flat().map(({ original }) => original));
        });
      });
    expect(found(await client.check(['I recieved it.']))).toEqual([[]]);
    const better = improved();
    const { ngrams = null, ...first } = testResources;
    words.resolve(first);
    expect(await better).toEqual(['recieved']);
    expect(states).toEqual(['loading', 'partly']);
    rest.resolve(ngrams === null ? {} : { ngrams });
    await vi.waitFor(() => expect(states).toEqual(['loading', 'partly', 'ready']));
  });

  it('checks again what was asked while nothing could be loaded', async () => {
    let isOnline = false;
    const { client } = connect({ resources: [async () => (isOnline ? testResources : null)] });
    const states: ResourceState[] = [];
    client.onResources((state) => states.push(state));
    const improved: string[] = [];
    client.onImproved((findings) =>
      improved.push(...[...findings.values()].flat().map(({ original }) => original)),
    );
    await client.check(['I recieved it.']);
    await client.check(['It is definately so.']);
    await vi.waitFor(() => expect(states).toEqual(['loading', 'failed']));
    isOnline = true;
    client.retry();
    await vi.waitFor(() => expect(improved).toEqual(['recieved', 'definately']));
    expect(states).toEqual(['loading', 'failed', 'loading', 'ready']);
  });

  it('loads nothing for texts that need none of it', async () => {
    const ask = vi.fn(async () => testResources);
    const needsResources = (text: string) => /[a-z]/i.test(text);
    const { client, sent } = connect({ resources: [ask], needsResources });
    expect(found(await client.checkFully(['我己经到了。']))).toEqual([['己经']]);
    expect([ask.mock.calls.length, sent.map(({ kind }) => kind)]).toEqual([0, ['checked', 'finished']]);
    expect(found(await client.checkFully(['I recieved it.']))).toEqual([['recieved']]);
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

  it('sends what the second engine adds later, by the hash of the paragraph', async () => {
    const { client } = connect({ secondSource: async () => second });
    const improved = new Promise<FindingsByHash>((resolve) => client.onImproved(resolve));
    expect(found(await client.check(['第二段。。', '别的']))).toEqual([['。。'], []]);
    const findings = await improved;
    expect([...findings.keys()]).toEqual([hashText('第二段。。')]);
    expect(findings.get(hashText('第二段。。'))?.map(({ source }) => source)).toEqual(['harper', 'rule']);
  });

  it('waits for the second engine where all is wanted', async () => {
    const { client } = connect({ secondSource: async () => second });
    const [lints = []] = await client.checkFully(['第二段。。']);
    expect(lints.map(({ source }) => source)).toEqual(['harper', 'rule']);
  });

  it('answers what is asked while the second engine still works on something older', async () => {
    const order: string[] = [];
    const slow: SecondSource = {
      checkParagraph: async (text) => {
        order.push(`second ${text}`);
        await new Promise((resolve) => setImmediate(resolve));
        return [];
      },
    };
    const { client } = connect({ secondSource: async () => slow });
    const older = client.checkFully(['甲', '乙', '丙']);
    await client.check(['丁']).then(() => order.push('first 丁'));
    await older;
    expect(order.indexOf('first 丁')).toBeLessThan(order.indexOf('second 丙'));
  });

  it('answers while the second engine is still being loaded', async () => {
    const loading = Promise.withResolvers<SecondSource>();
    const { client } = connect({ secondSource: () => loading.promise });
    const older = client.checkFully(['第二段。。']);
    expect(found(await client.check(['他走了。。']))).toEqual([['。。']]);
    expect(found(await client.check(['我己经到了。']))).toEqual([['己经']]);
    loading.resolve(second);
    expect((await older)[0]?.map(({ source }) => source)).toEqual(['harper', 'rule']);
  });

  it('does without a second engine that cannot be loaded or fails', async () => {
    const unloadable = connect({ secondSource: () => Promise.reject(new Error('no wasm')) });
    expect(found(await unloadable.client.checkFully(['他走了。。']))).toEqual([['。。']]);
    const failing = connect({
      secondSource: async () => ({ checkParagraph: () => Promise.reject(new Error('oops')) }),
    });
    expect(found(await failing.client.checkFully(['他走了。。']))).toEqual([['。。']]);
  });

  it('is told that an engine may be loaded now, before what is asked after', async () => {
    let isLoadable = false;
    const { client } = connect({
      secondSource: async () => (isLoadable ? second : null),
      retry: () => {
        isLoadable = true;
      },
    });
    expect(await client.checkFully(['第二段'])).toEqual([[]]);
    client.retry();
    const [[lint] = []] = await client.checkFully(['第二段']);
    expect(lint?.source).toBe('harper');
  });

  it('abandons what has become stale and answers what is asked after', async () => {
    const { client, sent } = connect();
    const stale = client.check(Array.from({ length: 50 }, (_, i) => `第${i}段。。`.repeat(200)));
    const abandoned = expect(stale).rejects.toThrow(CheckAbandoned);
    await new Promise((resolve) => setImmediate(resolve));
    client.abandon();
    expect(found(await client.check(['他走了。。']))).toEqual([['。。']]);
    await abandoned;
    expect(sent.filter((reply) => reply.kind !== 'resources' && reply.version === 1)).toEqual([]);
  });
});
