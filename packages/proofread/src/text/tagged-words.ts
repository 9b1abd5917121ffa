import type { Tag, Tagger } from '@inkstone/english';

/**
 * A word or punctuation mark of a sentence with its part of speech. Contractions are two words: do|n't,
 * he|'s.
 */
export interface TaggedWord {
  readonly text: string;
  /** In lower case, with straight apostrophes. */
  readonly lower: string;
  /** Offset in the text of the rule, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /**
   * The most likely Penn Treebank tag in this context; punctuation has its own tags. Unreliable in
   * incorrect sentences.
   */
  readonly tag: Tag;
  /** All tags that the word can have. */
  readonly tags: readonly Tag[];
  /** The base form if the word can be a verb form: went → go; null otherwise. */
  readonly base: string | null;
  /** The singular if the word can be a plural noun; null otherwise. */
  readonly singular: string | null;
  /** Whether the lexicon contains the word; the tags of others are guessed. */
  readonly isKnown: boolean;
}

const word =
  /\ufffc+|[\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{M}\p{N}]+)*|(?!\u200d|\ufe0f)[^\s\p{L}\p{N}\p{Extended_Pictographic}]/gu;
const contraction = /^(.+?)(n['’]t|['’](?:s|re|ve|ll|d|m))$/i;

/** Returns the words and punctuation marks of an English sentence with their tags. */
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

/** Returns the tag of a plural or number that is tagged as a name only because of its capital at the start of the sentence. */
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

/** A word whose properties are computed on demand, because only some rules need them. */
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

  get isKnown(): boolean {
    return this.tags.some((tag) => this.#tagger.knows(this.lower, tag));
  }
}
