import type { Lint } from '@inkstone/proofread';
import { describe, expect, it } from 'vitest';
import { createDeviceSource, type DeviceEngine } from './device-source.ts';
import type { ServerCheck } from './server-check.ts';

const lintOf = (source: Lint['source']): Lint => ({
  id: source,
  ruleId: 'test',
  span: { start: 0, end: 1 },
  original: 'x',
  replacements: [],
  credible: 0.9,
  severity: 'error',
  category: 'spelling',
  language: 'en',
  brief: { key: 'test', params: {} },
  full: { key: 'test', params: {} },
  source,
});

const server: ServerCheck = {
  check: async (texts) => texts.map(() => [lintOf('server')]),
  checkWhole: async () => [lintOf('server')],
};

/** Creates an engine that lacks data for texts containing an x, and that can crash. */
function createEngine() {
  const death = Promise.withResolvers<never>();
  death.promise.catch(() => undefined);
  let isDead = false;
  const orDead = <Value>(value: Value) => (isDead ? death.promise : Promise.resolve(value));
  const engine: DeviceEngine = {
    failed: death.promise,
    check(texts, onFindings) {
      if (!isDead) for (const i of texts.keys()) onFindings(i, [lintOf('rule')]);
      const lacking = new Set([...texts.keys()].filter((i) => texts[i]?.includes('x')));
      return orDead({ lints: [], lacking });
    },
    checkWhole: () => orDead([lintOf('rule')]),
    retry: () => undefined,
  };
  return {
    engine,
    die() {
      isDead = true;
      death.reject(new Error('dead'));
    },
  };
}

async function run(source: ReturnType<typeof createDeviceSource>, ...texts: string[]) {
  const reported: string[] = [];
  const lacks = await source.check(texts, (i, lints) => reported.push(`${i} ${lints[0]?.source}`));
  return { reported, lacks };
}

describe('the engine of this device', () => {
  it('reports for each text whether something could not be loaded', async () => {
    const { engine } = createEngine();
    expect(await run(createDeviceSource(engine, server), '好', 'x')).toEqual({
      reported: ['0 rule', '1 rule'],
      lacks: [null, 'english'],
    });
  });

  it('is not done before the word lists are loaded, but reports findings', async () => {
    const lists = Promise.withResolvers<void>();
    const source = createDeviceSource(createEngine().engine, server, lists.promise);
    const reported: number[] = [];
    let isDone = false;
    const check = source
      .check(['好'], (i) => reported.push(i))
      .then(() => {
        isDone = true;
      });
    await new Promise((resolve) => setImmediate(resolve));
    expect([reported, isDone]).toEqual([[0], false]);
    lists.resolve();
    await check;
    expect(isDone).toBe(true);
  });

  it('is replaced by the server without a worker, or when it dies, also during a check', async () => {
    expect(await run(createDeviceSource(null, server), '好')).toEqual({
      reported: ['0 server'],
      lacks: [null],
    });
    const { engine, die } = createEngine();
    const source = createDeviceSource(engine, server);
    die();
    const answers = [await run(source, '好'), await run(source, '坏')];
    expect(answers.map(({ reported }) => reported)).toEqual([['0 server'], ['0 server']]);
    expect((await source.checkWhole('好')).map((lint) => lint.source)).toEqual(['server']);
  });
});
