import { setTimeout as pause } from 'node:timers/promises';
import { measureWork } from '@inkstone/kernel/testing';
import { CheckAbandoned } from '@inkstone/proofread/client';
import { afterAll, describe, expect, it } from 'vitest';
import { createServerProofreader } from './server-proofreader.ts';

const proofreader = createServerProofreader(null);
// Each start takes a second of processor time.
afterAll(() => proofreader.close());

describe('createServerProofreader', () => {
  it('answers checks that run at the same time, each by its own options', async () => {
    const text = '他走了。。 He have a dog.';
    const [zh, en] = await Promise.all([
      proofreader.check(text, { language: 'zh' }),
      proofreader.check(text, { language: 'en' }),
    ]);
    expect(zh.map(({ language }) => language)).toEqual(['zh']);
    expect(new Set(en.map(({ language }) => language))).toEqual(new Set(['en']));
  });

  it('checks whole documents with the options of their own check', async () => {
    const text = [
      '青政发[2026]8号',
      '青山市人民政府关于开展安全检查的通知',
      '各县人民政府：',
      '现就有关事项通知如下：',
      '青山市人民政府',
      '2026年3月5日',
    ].join('\n');
    const kindsOf = async (documentKind: 'official' | 'other') =>
      (await proofreader.check(text, { documentKind })).map(({ category }) => category);
    const [official, other] = await Promise.all([kindsOf('official'), kindsOf('other')]);
    expect(official).toContain('official');
    expect(other).not.toContain('official');
  });

  it('omits harper, which runs in browsers', async () => {
    // harper would report the name. The server does not use harper, because it takes most of the time of a check.
    const lints = await proofreader.check('He have a dog. Google maps are always there to help.', {});
    expect(new Set(lints.map(({ source }) => source))).toEqual(new Set(['rule']));
  });

  it('aborts running checks when it closes, and starts again on the next check', async () => {
    const check = proofreader.check('他走了。。', { language: 'zh' });
    await Promise.all([proofreader.close(), expect(check).rejects.toThrow(CheckAbandoned)]);
    expect(await proofreader.check('他走了。。', { language: 'zh' })).toHaveLength(1);
  });

  it('answers a short text while a longer one is being checked', async () => {
    const long = Array.from({ length: 800 }, (_, i) => `第${i}段说明了为什么要这样做，而且写得很清楚。`).join(
      '\n',
    );
    const order: string[] = [];
    const progress: number[] = [];
    const started = Promise.withResolvers<void>();
    const longCheck = proofreader
      .check(
        long,
        { language: 'zh' },
        {
          onProgress: (checked) => {
            progress.push(checked);
            started.resolve();
          },
        },
      )
      .then(() => order.push('long'));
    await started.promise;
    const [lint] = await proofreader.check('他走了。。', { language: 'zh' });
    order.push('short');
    expect(lint?.original).toBe('。。');
    await longCheck;
    expect(order).toEqual(['short', 'long']);
    expect(progress.length).toBeGreaterThan(2);
    expect(progress.at(-1)).toBe(long.length);
  });

  it('runs background checks in a thread of its own, with equal results', async () => {
    const text = '我己经到了。\n他走了。。';
    const inFront = await proofreader.check(text, { language: 'zh' });
    const behind = await proofreader.check(text, { language: 'zh' }, { isBackground: true });
    expect(behind).toEqual(inFront);
    expect(behind.map(({ original }) => original)).toEqual(['己经', '。。']);
  });

  /** Processor time of a start of the background thread with a short check, in ms. */
  let startWork: number | undefined;
  it.each([
    // Each takes about ten times the work of a start.
    ['between two paragraphs', '。\n'],
    ['between two sentences', '。'],
    ['within one', '，'],
  ])('stops %s when aborted', async (_, ending) => {
    const part = (i: number) =>
      `第${i}段说明了我们为什么要在${i * 7}号以前做完这件事，而且写得很清楚${ending}`;
    const text = Array.from({ length: 120_000 }, (_, i) => part(i)).join('');
    const checkOptions = { isBackground: true };
    if (startWork === undefined) {
      await proofreader.close();
      const starting = measureWork();
      await proofreader.check('他走了。。', { language: 'zh' }, checkOptions);
      startWork = starting();
    }
    const aborter = new AbortController();
    const check = proofreader.check(text, { language: 'zh' }, { ...checkOptions, signal: aborter.signal });
    await pause(50);
    const work = measureWork();
    aborter.abort();
    await expect(check).rejects.toThrow(CheckAbandoned);
    expect(await proofreader.check('他走了。。', { language: 'zh' }, checkOptions)).toHaveLength(1);
    // A worker that does not stop soon is terminated and restarted.
    expect(work()).toBeLessThan(4 * startWork);
  });

  it('answers during and after warm-up', async () => {
    proofreader.keepWarm();
    for (let i = 0; i < 2; i++)
      expect(await proofreader.check('他走了。。', { language: 'zh' })).toHaveLength(1);
  });

  it('rejects waiting checks when it closes', async () => {
    const checks = ['他走了。。', '她走了。。'].map((text) => proofreader.check(text, { language: 'zh' }));
    const refused = Promise.all(checks.map((check) => expect(check).rejects.toThrow(CheckAbandoned)));
    await proofreader.close();
    await refused;
  });
});
