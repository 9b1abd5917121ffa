import { readEnglish } from '@inkstone/english/files';
import { describe, expect, it } from 'vitest';
import { readSynonyms } from '../../files.ts';
import { englishScorer } from '../english-scorer.ts';
import { chineseActions } from './chinese-actions.ts';
import { chineseModifiers } from './chinese-modifiers.ts';
import { chineseNouns } from './chinese-nouns.ts';
import { chineseSynonyms } from './chinese-synonyms.ts';
import { chineseVerbs } from './chinese-verbs.ts';
import { synonymsOf } from './synonyms-of.ts';

const english = readEnglish();
const resources = { ...english, thesaurus: readSynonyms(), scoreEnglish: englishScorer(english.ngrams) };
const of = (before: string, word: string, after: string) =>
  synonymsOf(word, { language: 'en', before, after, resources });

describe('synonymsOf', () => {
  it('have the form and capitalisation of the word', () => {
    expect(of('The results ', 'showed', ' that sleep matters.').slice(0, 2)).toEqual([
      'presented',
      'demonstrated',
    ]);
    expect(of('', 'Results', ' were good.')[0]).toMatch(/^[A-Z].*s$/);
    expect(of('He is ', 'improving', ' the method.')).toContain('bettering');
  });

  it('depend on the position of the word', () => {
    expect(of('This is an ', 'important', ' question.')).toEqual(['significant', 'crucial']);
    expect(of('They left ', 'quickly', '.')).toContain('rapidly');
    expect(of('The ', 'xylophonist', ' left.')).toEqual([]);
  });

  it('include Chinese ones, ranked by the host if it can', () => {
    const options = { language: 'zh', before: '', after: '效率' } as const;
    expect(synonymsOf('提高', options)).toEqual(['提升', '增强']);
    const scoreChinese = (sentence: string) => (sentence.includes('增强') ? -1 : -2);
    expect(synonymsOf('提高', { ...options, resources: { scoreChinese } })).toEqual(['增强', '提升']);
    expect(synonymsOf('魑魅', options)).toEqual([]);
  });

  it('cover at least a thousand Chinese words, none as its own synonym', () => {
    const lists = [chineseVerbs, chineseActions, chineseNouns, chineseModifiers].join('\n');
    const words = new Set(lists.split('\n').map((line) => line.trim().split(/\s+/)[0]));
    expect(words.size).toBeGreaterThan(1000);
    expect(chineseSynonyms('影响')).not.toContain('影响');
  });
});
