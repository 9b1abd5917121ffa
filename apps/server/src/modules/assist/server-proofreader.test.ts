import { CheckAbandoned } from '@inkstone/proofread/client';
import { afterEach, describe, expect, it } from 'vitest';
import { createServerProofreader } from './server-proofreader.ts';

const proofreader = createServerProofreader(null);
afterEach(() => proofreader.close());

describe('createServerProofreader', () => {
  it('answers checks that run at the same time, each by its own options', { timeout: 60_000 }, async () => {
    const text = '他走了。。 He have a dog.';
    const [zh, en] = await Promise.all([
      proofreader.check(text, { language: 'zh' }),
      proofreader.check(text, { language: 'en' }),
    ]);
    expect(zh.map(({ language }) => language)).toEqual(['zh']);
    expect(new Set(en.map(({ language }) => language))).toEqual(new Set(['en']));
  });

  it('looks at whole documents by the options of their own check', { timeout: 60_000 }, async () => {
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

  it('abandons what is under way when it closes, and starts again when asked', {
    timeout: 60_000,
  }, async () => {
    const check = proofreader.check('他走了。。', { language: 'zh' });
    await Promise.all([proofreader.close(), expect(check).rejects.toThrow(CheckAbandoned)]);
    expect(await proofreader.check('他走了。。', { language: 'zh' })).toHaveLength(1);
  });
});
