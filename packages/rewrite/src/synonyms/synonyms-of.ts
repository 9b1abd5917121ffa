import {
  gerundOf,
  participleOf,
  pastOf,
  pluralOf,
  sameCase,
  type Tag,
  thirdPersonOf,
} from '@inkstone/english';
import { makeRuleText, tagWords } from '@inkstone/proofread/match';
import type { RewriteLanguage, RewriteResources } from '../resources.ts';
import { chineseSynonyms } from './chinese-synonyms.ts';
import { adaptArticle } from './replace-word.ts';
import type { PartOfSpeech } from './thesaurus.ts';

/** The word and its context. */
export interface SynonymOptions {
  readonly language: RewriteLanguage;
  /** The text of the sentence before and after the word. */
  readonly before: string;
  readonly after: string;
  readonly partOfSpeech?: PartOfSpeech;
  readonly resources?: RewriteResources;
}

const maxSynonyms = 8;
/** Unit to which scores of `englishScorer` are rounded; smaller differences are not significant. */
const doubtful = 0.8;

/**
 * Returns synonyms of a word in its inflected form and capitalisation, the most suitable first; none for unknown words. Chinese
 * synonyms are ranked by the likelihood of the sentence if the host provides a scorer; English ones by frequency, with those that
 * make the sentence unlikely last.
 */
export function synonymsOf(word: string, options: SynonymOptions): readonly string[] {
  const { language, before, after, resources = {} } = options;
  const found = language === 'zh' ? chineseSynonyms(word) : englishSynonyms(word, options);
  const score = language === 'zh' ? resources.scoreChinese : resources.scoreEnglish;
  if (score === undefined) return found.slice(0, maxSynonyms);
  const step = language === 'zh' ? 0 : doubtful;
  const rank = (each: string) => {
    const likelihood = score(adaptArticle(before, each) + each + after);
    return step === 0 ? likelihood : Math.round(likelihood / step);
  };
  return found
    .map((each) => [each, rank(each)] as const)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, maxSynonyms)
    .map(([each]) => each);
}

/** A base form with its part of speech and inflection. */
interface Reading {
  readonly base: string;
  readonly partOfSpeech: PartOfSpeech;
  readonly inflect: (base: string) => string;
}

function englishSynonyms(word: string, { before, after, partOfSpeech, resources }: SynonymOptions): string[] {
  const thesaurus = resources?.thesaurus;
  if (thesaurus === undefined || !/^\p{L}+$/u.test(word)) return [];
  const readings = readingsOf(word.toLowerCase(), tagOf(word, before, after, resources), resources).filter(
    (reading) => partOfSpeech === undefined || reading.partOfSpeech === partOfSpeech,
  );
  const found = readings.flatMap(({ base, partOfSpeech, inflect }) =>
    thesaurus.synonymsOf(base, partOfSpeech).map((each) => sameCase(word, inflect(each))),
  );
  return [...new Set(found)].filter((each) => each.toLowerCase() !== word.toLowerCase());
}

function tagOf(
  word: string,
  before: string,
  after: string,
  resources: RewriteResources = {},
): Tag | undefined {
  const { tagger } = resources;
  if (tagger === undefined) return undefined;
  const text = makeRuleText(before + word + after, 'en', (own) => tagWords(own, tagger));
  return text.words().find(({ start }) => start === before.length)?.tag;
}

const plain = (base: string) => base;
const verbForms: Partial<Record<Tag, (base: string) => string>> = {
  VB: plain,
  VBP: plain,
  VBZ: thirdPersonOf,
  VBD: pastOf,
  VBN: participleOf,
  VBG: gerundOf,
};

/** Returns the possible readings of a word according to the tagger; without one, every part of speech that its form allows. */
function readingsOf(lower: string, tag: Tag | undefined, resources: RewriteResources = {}): Reading[] {
  const { tagger } = resources;
  if (tag === undefined || tagger === undefined) {
    const parts = ['noun', 'verb', 'adjective', 'adverb'] as const;
    return parts.map((partOfSpeech) => ({ base: lower, partOfSpeech, inflect: plain }));
  }
  const inflect = verbForms[tag];
  const adjective: Reading = { base: lower, partOfSpeech: 'adjective', inflect: plain };
  if (inflect !== undefined) {
    const base = tagger.verbBase(lower) ?? lower;
    const verb: Reading = { base, partOfSpeech: 'verb', inflect };
    return tag === 'VBN' || tag === 'VBG' ? [verb, adjective] : [verb];
  }
  if (tag === 'NNS') {
    return [{ base: tagger.singular(lower) ?? lower, partOfSpeech: 'noun', inflect: pluralOf }];
  }
  if (tag === 'NN' || tag === 'NNP') return [{ base: lower, partOfSpeech: 'noun', inflect: plain }];
  if (tag === 'JJ') return [adjective];
  return tag === 'RB' ? [{ base: lower, partOfSpeech: 'adverb', inflect: plain }] : [];
}
