import { readEnglish } from '@inkstone/english/files';
import { overlaps, seededRandom } from '@inkstone/kernel';
import { describe, expect, it } from 'vitest';
import { findLocks } from '../locks/find-locks.ts';
import { randomSentence } from '../testing/hostile.ts';
import { applyChanges } from './propose-changes.ts';
import { alternativesLightly, rewriteLightly } from './rewrite-lightly.ts';

const resources = readEnglish();
const light = (language: 'zh' | 'en', sentence: string, terms: string[] = []) =>
  rewriteLightly(sentence, { language, locks: findLocks(sentence, { terms }), resources });

describe('rewriteLightly', () => {
  it.each<[string, string]>([
    ['He gave an explanation of it.', 'He explained it.'],
    ['She is making a decision to leave.', 'She is deciding to leave.'],
    ['They have made an attempt to help.', 'They have tried to help.'],
    ['It is important to note that the test failed.', 'The test failed.'],
    ['We waited in order to see.', 'We waited to see.'],
    ['With the aim of reducing noise, we stopped.', 'To reduce noise, we stopped.'],
    ['An analysis of the samples was carried out in May.', 'The samples were analyzed in May.'],
    ['We conducted an analysis of the colour of the flowers.', 'We analysed the colour of the flowers.'],
    ['A large number of students left.', 'Many students left.'],
    ['It was an absolutely essential step.', 'It was an essential step.'],
    ['This is a completely unnecessary step.', 'This is an unnecessary step.'],
    ['There are several tools that help writers.', 'Several tools help writers.'],
    ['The letter that was sent by him arrived.', 'The letter sent by him arrived.'],
    ['The cat sleeps.', 'The cat sleeps.'],
  ])('en: %s', (sentence, better) => expect(light('en', sentence).text).toBe(better));

  it.each<[string, string]>([
    ['我们对数据进行了系统的分析。', '我们系统分析了数据。'],
    ['要对传统村落给予更多的重视和保护。', '要更多地重视和保护传统村落。'],
    ['他们针对问题进行讨论。', '他们针对问题讨论。'],
    ['相对论对物理学产生了深远的影响。', '相对论对物理学产生了深远影响。'],
    ['由于这样的原因，他没有来。', '由于这样的原因，他没有来。'],
    ['有的时候，他很安静。', '有的时候，他很安静。'],
    ['会议对《民法典》进行了讨论。', '会议对《民法典》进行了讨论。'],
    ['这对于我来说很难。', '这对于我来说很难。'],
    ['天气很好。', '天气很好。'],
  ])('zh: %s', (sentence, better) => expect(light('zh', sentence).text).toBe(better));

  it('keeps locked words', () => {
    expect(light('en', 'He gave an explanation of it.', ['explanation']).changes).toEqual([]);
    expect(light('en', 'He said "in order to win".').changes).toEqual([]);
    expect(light('zh', '他说“对数据进行分析”。').changes).toEqual([]);
  });

  it('returns its changes in order, which produce the text, and changes no lock of random sentences', () => {
    const random = seededRandom(9);
    for (let run = 0; run < 300; run++) {
      const sentence = randomSentence(random);
      const locks = findLocks(sentence);
      for (const language of ['zh', 'en'] as const) {
        const result = rewriteLightly(sentence, { language, locks, resources });
        expect(applyChanges(sentence, result.changes)).toBe(result.text);
        for (const { span, original } of result.changes) {
          expect(sentence.slice(span.start, span.end)).toBe(original);
          expect(
            locks.some((lock) => overlaps(lock.span, span)),
            sentence,
          ).toBe(false);
        }
      }
    }
  });
});

describe('alternativesLightly', () => {
  const options = (sentence: string, language: 'zh' | 'en') => ({
    language,
    locks: findLocks(sentence),
    resources,
  });

  it('returns up to three different versions, the most complete first', () => {
    const sentence = 'In order to test this, we conducted an analysis of data with regard to age.';
    const versions = alternativesLightly(sentence, options(sentence, 'en')).map(({ text }) => text);
    expect(versions[0]).toBe('To test this, we analyzed data about age.');
    expect(new Set([sentence, ...versions]).size).toBe(4);
  });

  it('offers other words if nothing needs to change, and nothing if there are none', () => {
    const sentence = '目前，研究表明睡眠十分重要。';
    expect(alternativesLightly(sentence, options(sentence, 'zh')).length).toBeGreaterThan(1);
    expect(alternativesLightly('天气很好。', options('天气很好。', 'zh'))).toEqual([]);
  });

  it('ranks by the scorer of the host', () => {
    const sentence = '目前，研究表明睡眠十分重要。';
    const scoreChinese = (text: string) => (text.includes('非常') || text.includes('很重要') ? 0 : -9);
    const own = { ...options(sentence, 'zh'), resources: { scoreChinese } };
    expect(alternativesLightly(sentence, own).length).toBe(3);
  });
});
