import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTagger } from './tagger.ts';

const tagger = readTagger(readFileSync(join(import.meta.dirname, '../data/tagger.bin')));
const tagged = (sentence: string) => tagger.tag(sentence.split(' ')).join(' ');

/** Capitalised, unlisted and misspelt words, whose possible tags are guessed. */
const texts = [
  'It is to late .',
  'Time flies like an Arrow .',
  'Running Water runs Deep in Glimmerdale .',
  'The Florbing of 3-year-old zyxes Continued Slowly .',
  'Painted Doors , Walking Sticks and Happy Peoples .',
  'He Works Hard , She Hardly Works on ABCs .',
  'Reads Books Better than Wireless Sets Play .',
  'Many academic subject are unfloopable and re-glimmered .',
  'Last Friday Bill Will Mark Books 1990s-style .',
];

describe('tag', () => {
  it.each([
    ['She reads two books .', 'PRP VBZ CD NNS .'],
    ['They have gone to the old school .', 'PRP VBP VBN TO DT JJ NN .'],
    ["I do n't know who called Mary .", 'PRP VBP RB VB WP VBD NNP .'],
    ['We will watch the watch .', 'PRP MD VB DT NN .'],
    ['The train that I missed was slow .', 'DT NN IN PRP VBD VBD JJ .'],
  ])('tags the words of %j', (sentence, tags) => {
    expect(tagged(sentence)).toBe(tags);
  });

  it('tags wrong verbs and unknown words plausibly', () => {
    expect(tagged('He go home .').split(' ')[1]).toMatch(/^VBP?$/);
    expect(tagged('The florbs glimmered .')).toBe('DT NNS VBD .');
    expect(tagged('They met Zyx in Xanthopolis .')).toBe('PRP VBD NNP IN NNP .');
  });

  it('does not depend on previous texts', () => {
    const bytes = readFileSync(join(import.meta.dirname, '../data/tagger.bin'));
    const sentences = texts.map((text) => text.split(' '));
    const [there, back] = [readTagger(bytes), readTagger(bytes)];
    const forwards = sentences.map((words) => there.tag(words));
    const backwards = sentences.toReversed().map((words) => back.tag(words));
    expect(backwards.toReversed()).toEqual(forwards);
  });

  it('returns one tag for each word, whatever the word', () => {
    for (const words of [[], [''], ['\ufffc', '😀', '3,5', '--'], Array.from({ length: 500 }, () => 'to')]) {
      expect(tagger.tag(words)).toHaveLength(words.length);
    }
  });
});

describe('possible tags of a word', () => {
  it('are known without a sentence', () => {
    expect(tagger.tagsOf('plays')).toEqual(expect.arrayContaining(['VBZ', 'NNS']));
    expect(tagger.tagsOf('the')).toEqual(['DT']);
    expect(tagger.knows('Book', 'NN')).toBe(true);
    expect(tagger.knows('florb', 'NN')).toBe(false);
  });

  it.each([
    ['went', 'go'],
    ['stopped', 'stop'],
    ['hoped', 'hope'],
    ['lying', 'lie'],
    ['tries', 'try'],
    ['watches', 'watch'],
    ['is', 'be'],
    ['put', 'put'],
    ['cough', 'cough'],
    ['florbed', null],
  ])('has %s under the verb %s', (form, base) => {
    expect(tagger.verbBase(form)).toBe(base);
  });

  it.each([
    ['cities', 'city'],
    ['boxes', 'box'],
    ['women', 'woman'],
    ['houses', 'house'],
    ['crises', 'crisis'],
    ['bus', null],
    ['cat', null],
  ])('has %s as plural of %s', (plural, singular) => {
    expect(tagger.singular(plural)).toBe(singular);
  });
});

it('refuses other files', () => {
  expect(() => readTagger(Buffer.from('NGRM123'))).toThrow(RangeError);
});
