import { importTerms } from '@inkstone/contracts/terms';
import { translateText } from '@inkstone/contracts/translation';
import { randomInt, seededRandom } from '@inkstone/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/server.ts';
import { inProcessModel } from '../../testing/text-model/in-process-model.ts';
import { createAccount, openTestSession } from '../accounts/testing.ts';
import { listing } from './testing/scripted-model.ts';

const terms = [
  ['松烟墨', 'pine soot ink'],
  ['端砚', 'Duan inkstone'],
  ['狼毫', 'weasel hair brush'],
  ['宣纸', 'Xuan paper'],
  ['镇纸', 'paperweight'],
  ['笔洗', 'brush washer'],
  ['印泥', 'seal paste'],
  ['拓片', 'rubbing'],
  ['题跋', 'colophon'],
  ['立轴', 'hanging scroll'],
] as const;
const places = [
  ...['北京', '天津', '上海', '重庆', '南京', '杭州', '苏州', '扬州', '成都', '武汉'],
  ...['长沙', '广州', '昆明', '西安', '兰州', '济南', '青岛', '大连', '福州', '厦门'],
];
const sentences = places.flatMap((place) => terms.map(([zh]) => `${place}说明了${zh}的用途。`));
/** For each sentence, whether each answer used its term. */
const requested = new Map<string, boolean[]>();
const random = seededRandom(19);
const model = inProcessModel(({ messages }) =>
  listing(messages, ({ s }) => {
    const obeys = randomInt(random, 2) === 0;
    requested.set(s, [...(requested.get(s) ?? []), obeys]);
    const [, en] = terms.find(([zh]) => s.includes(zh)) ?? terms[0];
    return `It explains what the ${obeys ? en : 'article'} is for.`;
  }),
);
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ textModel: model });
});
afterAll(() => server.close());

it('of 200 hits of terms through a model that ignores them half of the time, all are found, retried and marked', async () => {
  const page = server.as(await openTestSession(server.deps, await createAccount(server.deps)));
  const csv = ['中文,英文', ...terms.map((pair) => pair.join(','))].join('\n');
  const base64 = Buffer.from(csv).toString('base64');
  await page.call(importTerms, { place: { scope: 'me' }, name: 'terms.csv', base64 });
  const reply = await page.call(translateText, { text: sentences.join('\n'), from: 'zh' });
  const found = reply.sentences.filter(({ source }) => source.trim() !== '');
  expect(found.map(({ source }) => source.trim())).toEqual(sentences);
  for (const { source, target, missedTerms } of found) {
    const [first, second, ...others] = requested.get(source.trim()) ?? [];
    // An ignored term is requested once more, and only then.
    expect([source, second === undefined, others]).toEqual([source, first === true, []]);
    const [zh, en] = terms.find(([form]) => source.includes(form)) ?? terms[0];
    const isUsed = first === true || second === true;
    expect(target?.includes(en)).toBe(isUsed);
    expect(missedTerms).toEqual(isUsed ? [] : [{ source: zh, target: en }]);
  }
  const retries = [...requested.values()].filter(({ length }) => length === 2).length;
  const marked = found.filter(({ missedTerms }) => missedTerms.length > 0).length;
  expect([retries > 60, marked > 20, reply.faults]).toEqual([true, true, 0]);
  const named = model.requests.filter(({ messages }) =>
    JSON.stringify(messages).includes('does not use the terms'),
  );
  expect(named).toHaveLength(retries);
});
