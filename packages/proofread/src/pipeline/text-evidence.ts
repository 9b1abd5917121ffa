/** Statistics of a text, additive over its paragraphs. */
export interface TextEvidence {
  readonly characters: number;
  /** Mistakes found, each weighted by its credibility. */
  readonly mistakes: number;
  /** Words and spellings common before 1949 and obsolete since. */
  readonly oldForms: number;
}

/** Evidence for a single paragraph without context. */
const noEvidence: TextEvidence = { characters: 0, mistakes: 0, oldForms: 0 };

/** Sum of the evidence of several paragraphs. */
export function sumOfEvidence(parts: Iterable<TextEvidence>): TextEvidence {
  let { characters, mistakes, oldForms } = noEvidence;
  for (const part of parts) {
    characters += part.characters;
    mistakes += part.mistakes;
    oldForms += part.oldForms;
  }
  return { characters, mistakes, oldForms };
}

/** Gamma prior of the error rate of writers: `mistakes` per `length`, before any text is known. */
export interface Writers {
  readonly mistakes: number;
  readonly length: number;
}

/** Expected mistakes per unit of length, given the evidence of the text. */
export function expectedRate(writers: Writers, mistakes: number, length: number): number {
  return (writers.mistakes + mistakes) / (writers.length + length);
}

/**
 * Forms of the first half of the twentieth century: particles (罢, 么 after a whole question), pronouns (伊, 牠),
 * spellings (那末, 甚么, 智识, 计画) and turns (倘, 大抵, 未尝, 聊以).
 */
const old =
  /罢[，。？！”—]|(?<![什怎那这多要甚为])么[？！，。”]|那末|甚么|怎末|这末|倘|大抵|给与|智识|计画|顽意|牠|伊[们的说是在也]|便[又即]|呵[，。！]|未尝|聊以|颇[有为]/g;

/** Number of obsolete forms in a text. */
export function countOldForms(text: string): number {
  return text.match(old)?.length ?? 0;
}

const minOldForms = 2;
const oldFormsPerCharacter = 0.0008;

/** Whether a text is in the style before 1949, when some of today's mistakes were correct. */
export function isOldProse({ characters, oldForms }: TextEvidence): boolean {
  return oldForms >= minOldForms && oldForms >= characters * oldFormsPerCharacter;
}
