import type { Call } from '@inkstone/contracts';
import type { CheckSource } from '@inkstone/editor/checking';
import type { Lint } from '@inkstone/proofread';
import { describe, expect, it } from 'vitest';
import { createServerCheck } from './server-check.ts';
import { createModelSource, createWholeServerSource } from './server-source.ts';

type State = 'ready' | 'missing';

/** A server that reports every 以 and records its requests; lines with 超 exceed the daily limit. */
function serverWith(state: State) {
  const requested: string[] = [];
  let isAway = false;
  const call = (async (endpoint: { path: string }, input: { text?: string; language?: string }) => {
    if (isAway) throw new Error('away');
    if (endpoint.path.endsWith('/engines')) {
      return { engines: [{ id: 'chinese-model', state, version: null }] };
    }
    const { text = '', language = 'auto' } = input;
    requested.push(`${language}: ${text}`);
    const found = [...text.matchAll(/以/g)];
    const lines = text.split('\n').flatMap((line, i) => (line.includes('超') ? [i] : []));
    const limit = lines.length > 0 ? { lines } : null;
    return { words: 0, limit, items: found.flatMap(({ index }) => [item(index), item(index, 'zh.dash')]) };
  }) as unknown as Call;
  return {
    requested,
    model: createModelSource(call, createServerCheck(call)),
    whole: createWholeServerSource(call, createServerCheck(call)),
    away(is: boolean) {
      isAway = is;
    },
  };
}

function item(pos: number, rule = 'zh.wrong-character') {
  const fixed = {
    credible: 0.9,
    zhDesc: '',
    zhBriefDesc: '',
    severity: 'error',
    lang: 'zh',
    authority: null,
  };
  return { id: `${rule}${pos}`, pos, len: 1, correct: ['已'], rule, category: 'spelling', ...fixed };
}

async function check(source: CheckSource, texts: readonly string[]) {
  const reported: Record<number, string[]> = {};
  const place = ({ ruleId, span }: Lint) => `${ruleId} ${span.start}`;
  const lacks = await source.check(texts, (i, lints) => {
    reported[i] = lints.map(place);
  });
  return { reported, lacks };
}

describe('the model of the server', () => {
  it('reports its findings for each text, without those of this device', async () => {
    const { model, requested } = serverWith('ready');
    expect(await check(model, ['他走了。', '我们以经写完。'])).toEqual({
      reported: { 0: [], 1: ['zh.wrong-character 2'] },
      lacks: [null, null],
    });
    expect(requested).toEqual(['zh: 他走了。\n我们以经写完。']);
  });

  it('is required for Chinese only', () => {
    const { model, whole } = serverWith('ready');
    expect([model.needs('He left.'), model.needs('他走了。')]).toEqual([false, true]);
    expect([whole.needs('He left.'), whole.needs(' ')]).toEqual([true, false]);
  });

  it('is missing if the server has none, which is then not requested', async () => {
    const { model, requested } = serverWith('missing');
    expect(await check(model, ['我们以经写完。'])).toEqual({ reported: { 0: [] }, lacks: ['model'] });
    expect(requested).toEqual([]);
  });

  it('is missing if the daily limit is used up, and checks the rest', async () => {
    const { model, whole } = serverWith('ready');
    const answer = { reported: { 0: [], 1: [expect.any(String)] }, lacks: ['limit', null] };
    expect(await check(model, ['超过了。', '以'])).toEqual(answer);
    expect((await check(whole, ['He left.', '超过了。'])).lacks).toEqual([null, 'limit']);
  });

  it('is requested again after the server was unavailable', async () => {
    const { model, away } = serverWith('ready');
    away(true);
    await expect(check(model, ['我们以经写完。'])).rejects.toThrow('away');
    expect(model.lackOf('我们以经写完。')).toBe('server');
    away(false);
    expect((await check(model, ['我们以经写完。'])).lacks).toEqual([null]);
  });
});

describe('the complete check of the server', () => {
  it('reports everything, and lacks the model for Chinese only', async () => {
    const { whole, requested } = serverWith('missing');
    expect(await check(whole, ['以', 'He left.'])).toEqual({
      reported: { 0: ['zh.wrong-character 0', 'zh.dash 0'], 1: [] },
      lacks: ['model', null],
    });
    expect(requested).toEqual(['auto: 以\nHe left.']);
    expect([whole.lackOf('以'), whole.lackOf('He left.')]).toEqual(['server', null]);
  });
});
