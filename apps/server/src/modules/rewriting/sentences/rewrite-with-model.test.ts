import { AppError } from '@inkstone/contracts';
import type { Task } from '@inkstone/domain/rewriting';
import { seededRandom } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import type { ModelMessage } from '../../../ports/text-model.ts';
import { planText } from '../plan/plan-text.ts';
import { checkRandomTexts } from '../testing/check-random-texts.ts';
import { plantedDocuments } from '../testing/planted-documents.ts';
import { answeringModels, textOf } from '../testing/text-models.ts';
import { rewriteWithModel } from './rewrite-with-model.ts';

const none = { terms: [], withoutLocks: [], unlocked: [] };
const { signal } = new AbortController();

async function rewrite(
  text: string,
  answer: (messages: readonly ModelMessage[]) => string | Error,
  task: Task = { kind: 'basic' },
) {
  const [sentence] = planText(text, none, { language: 'auto', task }).sentences;
  if (!sentence) throw new Error('There is no sentence');
  const deps = { random: seededRandom(1), textModels: answeringModels(answer) };
  const order = { task, feature: 'rewrite', accountId: null, data: {}, signal } as const;
  return rewriteWithModel(deps, sentence, order);
}

const text = '　　本文研究了拥堵问题[3]，准确率提高了 37.5%。\n';

describe('a sentence that a model rewrites', () => {
  it('keeps its locks and the white space around it', async () => {
    const requested: string[] = [];
    const result = await rewrite(text, (messages) => {
      requested.push(textOf(messages));
      return textOf(messages).replace('研究', '探讨');
    });
    expect(result).toMatchObject({
      state: 'rewritten',
      text: '　　本文探讨了拥堵问题[3]，准确率提高了 37.5%。\n',
    });
    expect(requested[0]).not.toContain('[3]');
  });

  it('is requested once more with the fault named, at temperature 0, and then kept', async () => {
    const systems: string[] = [];
    const result = await rewrite(text, (messages) => {
      systems.push(String(messages[0]?.content));
      return textOf(messages).replace(/⟦1⟧/, '').replace('研究', '探讨');
    });
    expect(result).toMatchObject({ state: 'kept', keptBecause: 'locks', text });
    expect(systems).toHaveLength(2);
    expect(systems[1]).toMatch(/上一次的回答有误：.*⟦1⟧/);
  });

  it('is rewritten when the second answer is correct', async () => {
    let requested = 0;
    const result = await rewrite(text, (messages) =>
      ++requested === 1 ? 'https://evil.example' : textOf(messages).replace('研究', '探讨'),
    );
    expect(result.state).toBe('rewritten');
  });

  it('is unchanged when the model repeats it, and kept when the model fails or refuses it', async () => {
    expect((await rewrite(text, textOf)).state).toBe('unchanged');
    expect(await rewrite(text, () => new AppError('model_timeout'))).toMatchObject({ keptBecause: 'model' });
    let requested = 0;
    const blocked = await rewrite(text, () => {
      requested++;
      return new AppError('text_blocked');
    });
    expect([blocked.keptBecause, requested]).toEqual(['blocked', 1]);
    await expect(rewrite(text, () => new AppError('model_off'))).rejects.toThrow('model_off');
  });

  it('is not sent to a model if it is mostly locked or has no words', async () => {
    const never = () => new Error('must not be requested');
    expect(await rewrite('“这一整句话都是引文，不能改动。”', never)).toMatchObject({ keptBecause: 'locked' });
    expect((await rewrite('----\n', never)).state).toBe('unchanged');
  });

  it('has the worse of two verdicts on its meaning with Max', async () => {
    const answer = (messages: readonly ModelMessage[]) =>
      messages[0]?.content.includes('JSON')
        ? '{"same": false, "lost": ["拥堵"], "added": []}'
        : textOf(messages).replace('研究', '探讨');
    expect((await rewrite(text, answer, { kind: 'max' })).meaning).toBe('differs');
  });
});

describe('300 random sentences with a hostile model', () => {
  it('keep every lock, and no model output is used unchecked', async () => {
    const { faults, sentences, rewritten, kept } = await checkRandomTexts(300);
    expect(faults).toEqual([]);
    expect(sentences).toBeGreaterThanOrEqual(300);
    expect(rewritten).toBeGreaterThan(30);
    expect(kept).toBeGreaterThan(30);
  });
});

describe('documents with planted instructions, and a model that obeys them', () => {
  const tasks: Task[] = [
    { kind: 'basic' },
    { kind: 'max' },
    { kind: 'polish' },
    { kind: 'own', prompt: '润色' },
  ];
  it.each(plantedDocuments)('$name', async ({ text: document, obey }) => {
    for (const task of tasks) {
      const plan = planText(document, none, { language: 'auto', task });
      const deps = {
        random: seededRandom(2),
        textModels: answeringModels((messages) =>
          messages[0]?.content.includes('JSON') ? '{"same":true,"lost":[],"added":[]}' : obey(messages),
        ),
      };
      const order = { task, feature: 'rewrite', accountId: null, data: {}, signal } as const;
      const results = await Promise.all(
        plan.sentences.map((sentence) => rewriteWithModel(deps, sentence, order)),
      );
      expect(results.map((result) => result.text).join('')).toBe(document);
      expect(results.some(({ keptBecause }) => keptBecause === 'answer' || keptBecause === 'locks')).toBe(
        true,
      );
    }
  });
});
