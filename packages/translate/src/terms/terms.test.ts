import { randomInt, seededRandom } from '@inkstone/kernel';
import type { Term, TermScope } from '@inkstone/proofread/terms';
import { describe, expect, it } from 'vitest';
import { checkTerms, termsIn } from './check-terms.ts';
import { collectReplacements } from './term-cycles.ts';

const toEnglish = { from: 'zh', to: 'en' } as const;
const toChinese = { from: 'en', to: 'zh' } as const;

let made = 0;
function term(
  zh: string,
  en: string,
  more: Partial<Term> & { zhMore?: string[]; enMore?: string[] } = {},
): Term {
  const { zhMore = [], enMore = [], ...rest } = more;
  made += 1;
  return {
    id: String(made),
    scope: 'me',
    zh: { preferred: zh, variants: [], forbidden: zhMore },
    en: { preferred: en, variants: [], forbidden: enMore },
    partOfSpeech: 'noun',
    caseSensitive: false,
    note: '',
    ...rest,
  };
}

const missed = (
  source: string,
  target: string,
  terms: Term[],
  direction: typeof toEnglish | typeof toChinese,
) => checkTerms(source, target, terms, direction).missed.map((each) => each.en.preferred);

describe('termsIn', () => {
  const network = term('网络', 'network');
  const neural = term('神经网络', 'neural network');

  it('matches the longest term at a position', () => {
    expect(termsIn('神经网络与网络', [network, neural], toEnglish).map((hit) => hit.term)).toEqual([
      neural,
      network,
    ]);
    expect(termsIn('Neural networks', [network, neural], toChinese).map((hit) => hit.term)).toEqual([neural]);
  });

  it('folds 繁简, width and hyphens, and matches whole Latin words only', () => {
    expect(termsIn('神經網絡', [neural], toEnglish)).toHaveLength(1);
    expect(termsIn('ＡＰＩ接口', [term('API接口', 'API')], toEnglish)).toHaveLength(1);
    expect(termsIn('a neural-network’s layer', [neural], toChinese)).toHaveLength(1);
    expect(termsIn('networking', [network], toChinese)).toHaveLength(0);
    expect(termsIn('RAPI接口', [term('API接口', 'API')], toEnglish)).toHaveLength(0);
  });

  it('uses the term of the nearer scope if two have one form', () => {
    const of = (scope: TermScope, en: string) => term('合同', en, { scope });
    const terms = [of('organisation', 'contract'), of('document', 'agreement'), of('me', 'deal')];
    expect(termsIn('合同', terms, toEnglish).map((hit) => hit.term.scope)).toEqual(['document']);
    expect(missed('合同', 'The agreement', terms, toEnglish)).toEqual([]);
    expect(missed('合同', 'The contract', terms, toEnglish)).toEqual(['agreement']);
  });
});

describe('checkTerms', () => {
  it('accepts inflected forms and possessives, and refuses other words', () => {
    const party = term('一方', 'party');
    const settle = term('结清', 'settle', { partOfSpeech: 'verb' });
    expect(missed('一方结清', 'The parties settled it.', [party, settle], toEnglish)).toEqual([]);
    expect(missed('一方', 'the party’s duty', [party], toEnglish)).toEqual([]);
    expect(missed('一方结清', 'The side paid it.', [party, settle], toEnglish)).toEqual(['party', 'settle']);
  });

  it('does not match a shorter term inside a longer one', () => {
    const terms = [term('网络', 'network'), term('神经网络', 'neural network')];
    expect(missed('神经网络连到网络', 'A neural network is connected.', terms, toEnglish)).toEqual([
      'network',
    ]);
    expect(missed('神经网络连到网络', 'A neural network is on the network.', terms, toEnglish)).toEqual([]);
  });

  it('finds forbidden forms of terms of the source, unless they are part of a preferred form', () => {
    const lease = term('租赁', 'finance lease', { enMore: ['lease', 'rental'] });
    const found = (target: string) =>
      checkTerms('租赁', target, [lease], toEnglish).forbidden.map(({ span }) =>
        target.slice(span.start, span.end),
      );
    expect(found('A finance lease is no rental; leases end.')).toEqual(['rental', 'leases']);
    expect(checkTerms('合同', 'rental', [lease], toEnglish).forbidden).toEqual([]);
  });

  it('respects capitals if the term requires them', () => {
    const product = term('墨石', 'InkStone', { caseSensitive: true, partOfSpeech: 'name' });
    expect(missed('墨石', 'Inkstone runs.', [product], toEnglish)).toEqual(['InkStone']);
    expect(missed('墨石', 'InkStone runs.', [product], toEnglish)).toEqual([]);
    const small = term('互联网', 'internet', { caseSensitive: true });
    expect(missed('互联网', 'Internet use grows.', [small], toEnglish)).toEqual([]);
    expect(missed('互联网', 'The Internet grows.', [small], toEnglish)).toEqual(['internet']);
  });

  it('checks Chinese targets as strings, folded', () => {
    const terms = [term('神经网络', 'neural network')];
    expect(missed('neural networks', '神經網絡', terms, toChinese)).toEqual([]);
    expect(missed('neural networks', '类神经网', terms, toChinese)).toEqual(['neural network']);
  });

  it('finds exactly the hits of 200 that a model ignored', () => {
    const random = seededRandom(19);
    const words = [
      ['boundary', 'boundaries'],
      ['lease', 'leases'],
      ['party', 'parties'],
      ['child', 'children'],
      ['analysis', 'analyses'],
      ['index', 'indices'],
      ['API', 'APIs'],
      ['duty of care', 'duties of care'],
      ['switch', 'switches'],
      ['shelf', 'shelves'],
    ] as const;
    const pluralOf = new Map<string, string>(words);
    const terms = words.map(([en], at) => term(`术语${'甲乙丙丁戊己庚辛壬癸'[at]}`, en));
    const shapes = [
      (word: string) => `The ${word} is here.`,
      (word: string) => `Two ${pluralOf.get(word) ?? 'things'} were seen`,
      (word: string) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}’s end`,
    ];
    let ignored = 0;
    for (let hit = 0; hit < 200; hit++) {
      const one = terms[hit % terms.length];
      if (one === undefined) throw new Error('no term');
      const obeys = randomInt(random, 2) === 0;
      if (!obeys) ignored += 1;
      const target = (shapes[hit % shapes.length] ?? String)(obeys ? one.en.preferred : 'thing');
      const faults = checkTerms(`这里有${one.zh.preferred}。`, target, terms, toEnglish);
      expect(faults.missed, target).toEqual(obeys ? [] : [one]);
    }
    expect(ignored).toBeGreaterThan(60);
  });
});

describe('collectReplacements', () => {
  it('names the forms of a cycle, and accepts chains', () => {
    const known = collectReplacements();
    known.add(term('甲', 'a1', { enMore: ['b1'] }));
    expect(known.cycleOf(term('乙', 'b1', { enMore: ['c1'] }))).toEqual([]);
    known.add(term('乙', 'b1', { enMore: ['c1'] }));
    expect(known.cycleOf(term('丙', 'c1', { enMore: ['a1'] }))).toEqual(['c1', 'b1', 'a1']);
    expect(known.cycleOf(term('丁', 'd1', { enMore: ['D1'] }))).toEqual(['d1']);
    expect(known.cycleOf(term('戊', 'e1', { enMore: ['a1'] }))).toEqual([]);
  });
});
