import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { correctText, listEngines } from '@inkstone/contracts/assist';
import { listRules } from '@inkstone/proofread/list-rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readJson } from '../../testing/client.ts';
import { fetchLanguagePacks } from '../../testing/language-pack.ts';
import { createTestServer, type TestServer } from '../../testing/server.ts';

/** Only the model detects the error in 旅油; no rule does. */
const text = '我们坐火车去北京旅油，大家都很高兴。他走了。。';
const packs = fetchLanguagePacks();

async function findWith(langpackDir: string) {
  await using server = await createTestServer({ config: { langpackDir } });
  const visitor = server.visitor('zh');
  const { items } = await visitor.call(correctText, { text });
  const { engines } = await visitor.call(listEngines, {});
  const { chineseModel } = await readJson(await visitor.fetch('/readyz'));
  return { items, model: engines.find(({ id }) => id === 'chinese-model'), chineseModel };
}

describe('the language model of Chinese', () => {
  it('finds wrong characters if its pack is installed', async () => {
    const { items, model, chineseModel } = await findWith(packs ?? '/nowhere');
    const state = packs === null ? 'missing' : 'ready';
    expect([model?.state, chineseModel]).toEqual([state, state]);
    const wrong = items.filter(({ rule }) => rule === 'zh.wrong-character');
    expect(wrong.map(({ pos, correct }) => [pos, correct[0]])).toEqual(packs === null ? [] : [[9, '游']]);
    for (const { zhDesc, credible } of wrong) {
      expect(zhDesc).toContain('旅游');
      expect(credible).toBeGreaterThan(0.8);
    }
  });

  it('is reported as missing without a pack, and the rules still work', async () => {
    const { items, model, chineseModel } = await findWith('/nowhere');
    expect(items.map(({ rule }) => rule)).toContain('zh.doubled-punctuation');
    expect([model, chineseModel]).toEqual([
      { id: 'chinese-model', state: 'missing', version: null },
      'missing',
    ]);
  });

  it('is reported as damaged if its file is, and the rules still work', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'inkstone-pack-'));
    await mkdir(join(folder, 'zh'));
    await writeFile(join(folder, 'zh/zh_CN.lm'), 'mmap lm http://kheafield.com/code format version 5');
    const { items, model } = await findWith(folder);
    await rm(folder, { recursive: true });
    expect(items.map(({ rule }) => rule)).toContain('zh.doubled-punctuation');
    expect(model?.state).toBe('damaged');
  });
});

describe('the language model of Chinese, loaded once', () => {
  let server: TestServer | null = null;
  beforeAll(async () => {
    if (packs !== null) server = await createTestServer({ config: { langpackDir: packs } });
  });
  afterAll(() => server?.close());

  it('finds the examples of its rules', async () => {
    if (!server) return expect(packs).toBeNull();
    const rules = listRules().filter(({ id }) => /^zh\.(wrong-(character|word)|de)$/.test(id));
    expect(rules).toHaveLength(3);
    for (const { id, example } of rules) {
      const [wrong = '', right] = example ?? [];
      const { items } = await server.visitor('zh').call(correctText, { text: wrong });
      const fixed = items.toReversed().reduce((to, { pos, len, correct: [first = ''] }) => {
        return to.slice(0, pos) + first + to.slice(pos + len);
      }, wrong);
      expect([id, fixed]).toEqual([id, right]);
    }
  });

  it('finds what is doubled by mistake, and not what is said twice', async () => {
    if (!server) return expect(packs).toBeNull();
    const visitor = server.visitor('zh');
    const doubledIn = async (text: string) => {
      const { items } = await visitor.call(correctText, { text });
      return items
        .filter(({ rule }) => rule === 'zh.doubled')
        .map(({ pos, len }) => text.slice(pos, pos + len));
    };
    expect(await doubledIn('酒店的服务员竟然然颠倒黑白。')).toEqual(['然然']);
    expect(await doubledIn('大家都积积极参加活动。')).toEqual(['积积']);
    const right = [
      '怎么办怎么办，我忘带钥匙了。',
      '希望有更多更多的人来参加。',
      '你先住住看，不满意再换。',
      '小鸟叽叽渣渣地唱歌。',
      '路上荆棘丛丛。',
    ];
    for (const text of [...right, '工人们从丁坝坝头开始施工。']) expect(await doubledIn(text)).toEqual([]);
  });

  it('lowers the confidence of a guess in a long text without mistakes', async () => {
    if (!server) return expect(packs).toBeNull();
    const visitor = server.visitor('zh');
    const uncertainText = '双击图层可以改名。';
    const flawlessText = [
      '雨下到后半夜才停。她披衣起来，推开木窗，檐头的水珠一滴一滴落在青石板上。',
      '这家店开了有些年头了，位置不太好找，得从加油站旁边那条小路拐进去。',
      '外婆一边穿针一边哼着谁也听不懂的小调，哼到一半便停下来，听水开了没有。',
      '终于把阳台收拾出来了，清出来一张小桌子，刚好放得下一杯咖啡和一本书。',
    ].join('\n');
    const found = async (asked: string) =>
      (await visitor.call(correctText, { text: asked })).items.map(({ correct }) => correct[0]);
    expect(await found(uncertainText)).toEqual(['涂']);
    expect(await found(`${flawlessText}\n${flawlessText}\n${uncertainText}`)).toEqual([]);
  });
});
