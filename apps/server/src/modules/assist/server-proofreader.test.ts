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

  it('abandons what is under way when it closes, and starts again when asked', {
    timeout: 60_000,
  }, async () => {
    const check = proofreader.check('他走了。。', { language: 'zh' });
    await Promise.all([proofreader.close(), expect(check).rejects.toThrow(CheckAbandoned)]);
    expect(await proofreader.check('他走了。。', { language: 'zh' })).toHaveLength(1);
  });
});
