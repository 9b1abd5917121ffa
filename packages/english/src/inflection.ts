import { irregularPlurals } from './irregular-nouns.ts';
import { irregularVerbs } from './irregular-verbs.ts';

/** The inflected forms of a verb. */
export interface VerbForms {
  readonly base: string;
  /** he … */
  readonly third: string;
  readonly past: string;
  readonly participle: string;
  readonly gerund: string;
}

/** Verbs stressed on the last syllable, whose final consonant doubles before -ed and -ing. */
const stressedAtEnd = new Set(
  `abet abhor acquit admit allot annul aver begin commit compel concur confer control defer deter disbar embed enrol
  enthral equip excel expel extol fulfil forbid forget impel incur infer input instil occur omit outbid output outrun overrun patrol permit prefer program propel rebel rebut recur refer regret remit
  repel rerun reset resit submit transfer transmit unplug upset worship kidnap handicap format`.split(/\s+/),
);

function doubles(base: string): boolean {
  if (stressedAtEnd.has(base)) return true;
  return /^(?:qu|[^aeiou])*[aeiou][^aeiouwxy]$/.test(base);
}

function withS(word: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return `${word}s`;
}

/** Returns the plural of a noun: cat → cats. Uncountable nouns get a regular plural. */
export function pluralOf(noun: string): string {
  const small = noun.toLowerCase();
  const whole = irregularPlurals.get(small);
  if (whole !== undefined) return sameCase(noun, whole);
  const compound = /(?:wo|[a-z]{3})man$/.test(small) && !/(?:hu|ger|ro|sha|otto|tali)man$/.test(small);
  return compound ? `${noun.slice(0, -2)}en` : withS(noun);
}

const irregularThirds = new Map(
  Object.entries({ be: 'is', have: 'has', do: 'does', go: 'goes', quiz: 'quizzes' }),
);

/** Returns the third person singular of a verb: go → goes; also be → is and have → has. */
export function thirdPersonOf(base: string): string {
  return irregularThirds.get(base) ?? (/[^aeio]o$/.test(base) ? `${base}es` : withS(base));
}

/** Returns the past of a verb: walk → walked, go → went, be → was. */
export function pastOf(base: string): string {
  return irregularVerbs.get(base)?.pasts[0] ?? regularPastOf(base);
}

/** Returns the past participle of a verb: walk → walked, go → gone. */
export function participleOf(base: string): string {
  return irregularVerbs.get(base)?.participles[0] ?? regularPastOf(base);
}

/** Returns the regular past, even for irregular verbs: stop → stopped. */
export function regularPastOf(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  if (base.endsWith('ic')) return `${base}ked`;
  return doubles(base) ? `${base}${base.slice(-1)}ed` : `${base}ed`;
}

/** Returns the gerund of a verb: make → making, stop → stopping, lie → lying. */
export function gerundOf(base: string): string {
  if (
    /^(?:be|see|flee|agree|free|guarantee|disagree|foresee|oversee|decree|knee|dye|eye|age|singe|tinge)$/.test(
      base,
    )
  ) {
    return base === 'age' ? 'ageing' : `${base}ing`;
  }
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (base.endsWith('e') && !/(?:ee|oe|ye)$/.test(base)) return `${base.slice(0, -1)}ing`;
  if (base.endsWith('ic')) return `${base}king`;
  return doubles(base) ? `${base}${base.slice(-1)}ing` : `${base}ing`;
}

/** Returns all forms of a verb. */
export function verbForms(base: string): VerbForms {
  return {
    base,
    third: thirdPersonOf(base),
    past: pastOf(base),
    participle: participleOf(base),
    gerund: gerundOf(base),
  };
}

const irregularDegrees = new Map<string, readonly [string, string]>([
  ['good', ['better', 'best']],
  ['well', ['better', 'best']],
  ['bad', ['worse', 'worst']],
  ['badly', ['worse', 'worst']],
  ['far', ['further', 'furthest']],
  ['little', ['less', 'least']],
  ['many', ['more', 'most']],
  ['much', ['more', 'most']],
]);

/** Whether an adjective is compared with -er and -est, not with more and most. */
export function isShortAdjective(adjective: string): boolean {
  if (irregularDegrees.has(adjective)) return true;
  const syllables = adjective.replace(/(?:[^l]e|es)$/, '').match(/[aeiouy]+/g)?.length ?? 0;
  if (
    /^(?:fun|real|right|wrong|ill|like|worth|apt|tired|bored|pleased|scared|shocked|used|known)$/.test(
      adjective,
    )
  )
    return false;
  return (
    syllables <= 1 || (syllables === 2 && /[^aeiou](?:y|le|ow)$/.test(adjective) && !adjective.endsWith('ly'))
  );
}

/** Returns the forms with -er and -est: big → bigger, biggest. */
export function degreesOf(adjective: string): readonly [comparative: string, superlative: string] {
  const special = irregularDegrees.get(adjective);
  if (special !== undefined) return special;
  if (adjective.endsWith('e')) return [`${adjective}r`, `${adjective}st`];
  if (/[^aeiou]y$/.test(adjective) && !/^(?:shy|sly|wry|spry)$/.test(adjective)) {
    return [`${adjective.slice(0, -1)}ier`, `${adjective.slice(0, -1)}iest`];
  }
  const stem = /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(adjective)
    ? `${adjective}${adjective.slice(-1)}`
    : adjective;
  return [`${stem}er`, `${stem}est`];
}

/** Returns `better` with the capitalisation of `found`. */
export function sameCase(found: string, better: string): string {
  if (found.length > 1 && found === found.toUpperCase() && found !== found.toLowerCase())
    return better.toUpperCase();
  return /^\p{Lu}/u.test(found) ? better.slice(0, 1).toUpperCase() + better.slice(1) : better;
}
