import type { Call } from '@inkstone/contracts';
import { describe, expect, it } from 'vitest';
import { createChineseChecker } from './chinese-checker.ts';

type State = 'ready' | 'missing';

/** A server that finds 以 wrong wherever it stands, and notes what it was asked. */
function serverWith(state: State) {
  const asked: string[] = [];
  const call = (async (endpoint: { path: string }, input: { text?: string }) => {
    if (endpoint.path.endsWith('/engines')) {
      return { engines: [{ id: 'chinese-model', state, version: null }] };
    }
    const { text = '' } = input;
    asked.push(text);
    return {
      words: 0,
      items: [...text.matchAll(/以/g)].flatMap(({ index }) => [item(index), item(index, 'zh.dash')]),
    };
  }) as unknown as Call;
  return { asked, checker: createChineseChecker(call, { after: 1 }) };
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

describe('createChineseChecker', () => {
  it('gives what the model found, in each text', async () => {
    const { checker } = serverWith('ready');
    const [first = [], second = [], third = []] = await checker.check([
      '他走了。',
      'Hello.',
      '我们以经写完。',
    ]);
    expect([first.length, second.length]).toEqual([0, 0]);
    expect(third.map(({ ruleId, span }) => [ruleId, span.start])).toEqual([['zh.wrong-character', 2]]);
  });

  it('asks once after a pause, for the last form of a text only, which answers for those before', async () => {
    const { asked, checker } = serverWith('ready');
    await checker.check(['先问一次']);
    const forms = ['我们以经写完', '我们以经写完了', '我们以经写完了。'];
    const results = await Promise.all([...forms, '另外一段文字'].map((text) => checker.check([text])));
    expect(asked.slice(1).map((text) => text.split('\n').sort())).toEqual([
      ['另外一段文字', '我们以经写完了。'],
    ]);
    expect(results.map(([lints = []]) => lints.length)).toEqual([1, 1, 1, 0]);
  });

  it('does not trouble a server without the model, nor one for English', async () => {
    const { asked, checker } = serverWith('missing');
    expect(await checker.check(['我们以经写完。'])).toEqual([[]]);
    const ready = serverWith('ready');
    expect(await ready.checker.check(['He left.'])).toEqual([[]]);
    expect([...asked, ...ready.asked]).toEqual([]);
  });
});
