import { expect, it } from 'vitest';
import { startScriptedModel } from '../text-model/scripted-model.ts';
import { evaluateWriting } from './evaluate-writing.ts';
import { chrF } from './measures.ts';

const fenced = /(##[0-9a-f]{12}##)\n([\s\S]*)\n\1/;

it('reports what each tool did with the texts, and how the model failed', async () => {
  let failures = 1;
  await using model = await startScriptedModel({
    answer: (messages) => {
      if (failures-- > 0) return { behaviour: 'fails_with_html' };
      const requested = messages.at(-1)?.content ?? '';
      const text = fenced.exec(requested)?.[2];
      if (messages.some(({ content }) => content.includes('"sections"')))
        return JSON.stringify({ title: '信', sections: [{ heading: '正文', brief: '说明' }] });
      // Removes the mark of a lock from a sentence.
      return text === undefined
        ? '后来的情况逐步好转。'
        : text.replace('研究', '探讨').replaceAll(/⟦\d+⟧/g, '');
    },
  });
  const service = { url: model.url, model: 'scripted', key: null };
  const texts = [{ language: 'zh' as const, text: '本文研究了甲的问题。这里研究的是2021年的数据[3]。' }];
  const { tools, attempts, faults } = await evaluateWriting(service, texts, () => {});
  const academic = tools['academic zh'];
  expect(academic).toMatchObject({ texts: 1, sentences: 2, rewritten: 1, kept: { locks: 1 }, misaligned: 0 });
  expect(academic?.locksKept).toBe(academic?.locks);
  expect(tools['continue zh']).toMatchObject({ texts: 1, after: 10, otherLanguage: 0, errors: {} });
  expect(tools['inspire zh']).toMatchObject({ texts: 1, errors: {} });
  expect(faults).toEqual({ broken: 1 });
  expect(attempts).toBe(model.requests.length);
  expect(Object.keys(tools)).toHaveLength(9);
});

it('measures the unchanged share of a text by characters', () => {
  expect(chrF('天气很好。', '天气很好。')).toBe(1);
  expect(chrF('天气很好。', 'rain')).toBe(0);
  const [near, far] = [
    chrF('今天天气很好。', '今日天气很好。'),
    chrF('今天天气很好。', '外面阳光明媚，很好。'),
  ];
  expect(near).toBeGreaterThan(far);
});
