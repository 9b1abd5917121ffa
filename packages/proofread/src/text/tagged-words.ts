import type { Tag, Tagger } from '@inkstone/english';

/** A word or mark of a sentence and its part in it. Contractions are two words: do|n't, he|'s. */
export interface TaggedWord {
  readonly text: string;
  /** In small letters, with straight apostrophes. */
  readonly lower: string;
  /** Place in the text that the rule was given, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** The likeliest Penn Treebank tag here; marks have tags of their own. Where the sentence is wrong, a guess. */
  readonly tag: Tag;
  /** Every tag that the word can have in any sentence. */
  readonly tags: readonly Tag[];
  /** The base of the verb that the word can be a form of: went → go; null when it is no listed verb. */
  readonly base: string | null;
  /** The singular of the noun that the word can be the plural of; null when it is no plural. */
  readonly singular: string | null;
}

const word =
  /\ufffc+|[\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{M}\p{N}]+)*|(?!\u200d|\ufe0f)[^\s\p{L}\p{N}\p{Extended_Pictographic}]/gu;
const contraction = /^(.+?)(n['’]t|['’](?:s|re|ve|ll|d|m))$/i;

/** The words and marks of an English sentence with their tags. */
export function tagWords(text: string, tagger: Tagger): TaggedWord[] {
  const found = [...text.matchAll(word)].flatMap(({ 0: text, index }) => partContraction(text, index));
  const plain = found.map(({ text }) => (text.includes('’') ? text.replaceAll('’', "'") : text));
  const tags = tagger.tag(plain);
  return found.map(({ text, start }, i) => {
    const tag = tags[i] ?? 'NN';
    const word = new Word(text, plain[i] ?? text, start, tag, tagger);
    const commonTag = i === 0 && tag === 'NNP' ? commonTagOf(word) : undefined;
    return commonTag === undefined ? word : new Word(text, word.lower, start, commonTag, tagger);
  });
}

/** The tag of a plural or number that only its capital at the start of the sentence makes look like a name. */
function commonTagOf({ tags }: TaggedWord): Tag | undefined {
  return tags.includes('NNP') ? undefined : tags.find((tag) => tag === 'NNS' || tag === 'CD');
}

function partContraction(text: string, start: number) {
  const parts = /['’]/.test(text) ? contraction.exec(text) : null;
  if (parts === null) return [{ text, start }];
  const [, head = '', tail = ''] = parts;
  return [
    { text: head, start },
    { text: tail, start: start + head.length },
  ];
}

/** What only some rules ask for is found out when they do. */
class Word implements TaggedWord {
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly tag: Tag;
  readonly #tagger: Tagger;

  constructor(text: string, plain: string, start: number, tag: Tag, tagger: Tagger) {
    this.text = text;
    this.lower = plain.toLowerCase();
    this.start = start;
    this.tag = tag;
    this.#tagger = tagger;
  }

  get end(): number {
    return this.start + this.text.length;
  }

  get tags(): readonly Tag[] {
    return this.#tagger.tagsOf(this.lower);
  }

  get base(): string | null {
    return this.#tagger.verbBase(this.lower);
  }

  get singular(): string | null {
    return this.#tagger.singular(this.lower);
  }
}
