import { readEnglish } from '@inkstone/english/files';
import { describe, expect, it } from 'vitest';
import { readSynonyms } from '../../files.ts';
import { checkMeaning, type MeaningCheck } from './check-meaning.ts';

const resources = { ...readEnglish(), thesaurus: readSynonyms() };

describe('checkMeaning', () => {
  it.each<[MeaningCheck['verdict'], 'zh' | 'en', string, string]>([
    [
      'same',
      'en',
      'In order to test this, we conducted an analysis of 3 samples.',
      'To test this, we analyzed 3 samples.',
    ],
    [
      'same',
      'en',
      'The results show that sleep is important.',
      'The results demonstrate that sleep is significant.',
    ],
    ['check', 'en', 'The drug may help patients.', 'The drug helps patients.'],
    ['check', 'en', 'The method was used by Garcia in Spain.', 'The method was used by Garcia in Chile.'],
    ['differs', 'en', 'The drug helps patients.', 'The drug does not help patients.'],
    ['differs', 'en', 'We tested 30 patients.', 'We tested 31 patients.'],
    ['differs', 'en', 'We tested patients yesterday.', 'The weather in Paris stayed dry.'],
    ['differs', 'en', 'We tested patients yesterday.', ''],
    ['same', 'zh', '本文对数据进行了系统的分析。', '本文系统分析了数据。'],
    ['same', 'zh', '该方法提高了精度。', '该方法提升了精度。'],
    ['check', 'zh', '该方法可能提高精度。', '该方法提高精度。'],
    ['differs', 'zh', '该方法没有提高精度。', '该方法提升了精度。'],
    ['differs', 'zh', '增长了三倍。', '增长了两倍。'],
    ['differs', 'zh', '会议改到周四。', '我喜欢吃苹果。'],
  ])('returns %s (%s): %j, %j', (verdict, language, original, rewritten) => {
    expect(checkMeaning(original, rewritten, { language, resources }).verdict).toBe(verdict);
  });

  it('names lost and added parts', () => {
    const check = checkMeaning('The drug may help 30 patients.', 'The drug helps 31 patients.', {
      language: 'en',
      resources,
    });
    expect(check).toEqual({ verdict: 'differs', lost: ['30', 'may'], added: ['31'] });
  });

  it('works without data', () => {
    expect(checkMeaning('We met him.', 'We met him twice.', { language: 'en' }).verdict).toBe('check');
  });
});
