import { simplifyCharacters } from '@inkstone/proofread/fold';
import { pinyinOf } from '@inkstone/proofread/sounds';
import { knownWords, lexicon } from './lexicon.ts';
import { numbersIn } from './numbers.ts';
import { stemOf } from './stem.ts';

/** Kinds of features, which differ in the probability that a translation contains them too. */
export type FeatureKind = 'number' | 'smallNumber' | 'name' | 'word' | 'shortWord' | 'stem' | 'sign';

/** A feature of a sentence that identifies its translation. */
export interface Feature {
  readonly kind: FeatureKind;
  /** A translation is expected to contain one of these. */
  readonly keys: readonly string[];
}

/** The features of a sentence, and all keys by which features of its translation can match it. */
export interface SentenceFeatures {
  readonly features: readonly Feature[];
  readonly keys: ReadonlySet<string>;
}

const latin = /[A-Za-z][A-Za-z0-9]*(?:[-/.&][A-Za-z0-9]+)*/g;
const englishWord = /\p{L}+(?:['’]\p{L}+)?/gu;
/** Symbols of both languages that are kept in a translation. */
const signs: readonly (readonly [string, RegExp])[] = [
  ['?', /[?？]/],
  ['!', /[!！]/],
  ['"', /[“"「『]/],
  [':', /[:：]/],
  ['…', /…|\.\.\./],
  ['%', /[%％]|百分之|per cent|percent/],
  ['(', /[(（]/],
  ['¥', /[$¥€£]/],
];

/** Whether most letters of a text are Chinese characters. */
export function isChinese(sentences: readonly string[]): boolean {
  const text = sentences.join('');
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const other = text.match(/[\p{L}--\p{Script=Han}]/gv)?.length ?? 0;
  return han * 3 > other;
}

/** Returns the features of a sentence in Chinese. `names` are capitalised words of the other text. */
export function chineseFeatures(sentence: string, names: NamesOf): SentenceFeatures {
  const text = simplifyCharacters(sentence);
  const features = commonFeatures(text);
  const { renderings } = lexicon();
  for (const word of new Set(knownWords(text)))
    features.push({ kind: word.length > 1 ? 'word' : 'shortWord', keys: renderings.get(word) ?? [] });
  for (const word of new Set(text.match(latin) ?? []))
    if (word.length > 1) features.push({ kind: 'name', keys: [`latin ${word.toLowerCase()}`] });
  for (const name of names(text)) features.push({ kind: 'name', keys: [`name ${name}`] });
  return { features, keys: new Set(features.flatMap(({ keys }) => keys)) };
}

/** Returns the features of a sentence in English. Latin words are features if the Chinese text contains them. */
export function englishFeatures(sentence: string, shared: ReadonlySet<string>): SentenceFeatures {
  const features = commonFeatures(sentence);
  const { stems } = lexicon();
  const words = sentence.match(englishWord) ?? [];
  for (const stem of new Set(words.map((word) => stemOf(word.replace(/['’]\p{L}*$/u, '')))))
    if (stems.has(stem)) features.push({ kind: 'stem', keys: [stem] });
  for (const word of new Set(sentence.match(latin) ?? []))
    if (shared.has(word.toLowerCase()))
      features.push({ kind: 'name', keys: [`latin ${word.toLowerCase()}`] });
  for (const name of namesIn(sentence))
    if (shared.has(`name ${name}`)) features.push({ kind: 'name', keys: [`name ${name}`] });
  return { features, keys: new Set(features.flatMap(({ keys }) => keys)) };
}

/** Returns the Latin words of Chinese sentences, in lower case. */
export function latinWordsOf(sentences: readonly string[]): Set<string> {
  return new Set(sentences.flatMap((text) => (text.match(latin) ?? []).map((word) => word.toLowerCase())));
}

/** Returns the names of the other text that a Chinese sentence may contain as transliterations. */
export type NamesOf = (sentence: string) => readonly string[];

/** Returns the capitalised words of an English sentence, and each adjacent pair as one name, in lower case. */
function namesIn(sentence: string): string[] {
  const plain = sentence.normalize('NFD').replace(/\p{M}/gu, '');
  const runs = plain.match(/\b[A-Z][a-z]+(?:['’-][a-z]+)*(?: [A-Z][a-z]+(?:['’-][a-z]+)*)*/g) ?? [];
  return runs.flatMap((run) => {
    const words = run.split(' ').map((word) => word.toLowerCase().replace(/['’-]/g, ''));
    return [...words, ...words.slice(1).map((word, at) => `${words[at]}${word}`)];
  });
}

/**
 * Creates a function that finds names whose spelling matches the pronunciation of two or more characters of a
 * sentence.
 */
export function namesOf(english: readonly string[]): NamesOf {
  const names = new Set(english.flatMap(namesIn));
  return (sentence) => {
    const sounds = [...sentence].map((sign) => pinyinOf(sign));
    const found = new Set<string>();
    for (let from = 0; from < sounds.length; from++) {
      let spelled = '';
      for (let to = from; to < Math.min(sounds.length, from + 4); to++) {
        const sound = sounds[to];
        if (typeof sound !== 'string') break;
        spelled += sound;
        if (to > from && names.has(spelled)) found.add(spelled);
      }
    }
    return [...found];
  };
}

function commonFeatures(sentence: string): Feature[] {
  const features: Feature[] = numbersIn(sentence).map(({ value, isSure }) => ({
    kind: isSure ? 'number' : 'smallNumber',
    keys: [`number ${value}`],
  }));
  for (const [sign, pattern] of signs)
    if (pattern.test(sentence)) features.push({ kind: 'sign', keys: [`sign ${sign}`] });
  return features;
}
