import { pluralOf, verbForms } from './inflection.ts';
import { firstWord, type Symbols } from './symbols.ts';

/** A word among the forms of its base form. */
export interface FormedWord {
  /** The symbol of the base form. */
  readonly base: number;
  readonly kind: 'noun' | 'regularVerb' | 'irregularVerb';
  /** Label of the word, within its kind. */
  readonly label: number;
  /** The words of all labels; empty if there is none, or if it equals that of an earlier label. */
  readonly forms: readonly string[];
}

/** Words without form choices, or with separate choices. */
const apart = new Set(
  `be have do can may will shall must ought need dare is was were has had does did been being
  put cut set let hit hurt cost shut read spread quit bet burst split cast thrust shed rid broadcast forecast upset beat
  your our her their analytic
  the this that it he she we they you i a an us hi ha oh up as in on to so no yes more most less least much many few one two
  mr mrs miss th other another good new right left last well back better best first second even like own early only
  while during mean must being
  indeed hundred wee bee new news mathematics politics physics economics ethics
  per de la le non co re un st nd rd etc al vs eg ie ad bc am pm ok mm ah eh um uh er sir lord god jesus mary john`.split(
    /\s+/,
  ),
);

/**
 * Returns the forms of all base forms in a vocabulary, by the symbol of each form. Verb forms take precedence over noun forms.
 */
export function findForms(symbols: Symbols, words: readonly string[]): Map<number, FormedWord> {
  const found = new Map<number, FormedWord>();
  for (const word of words) {
    if (!/^[a-z]{2,}$/.test(word) || apart.has(word)) continue;
    const { third, past, participle, gerund } = verbForms(word);
    const isVerb =
      symbols.known(gerund) !== undefined &&
      symbols.known(past) !== undefined &&
      symbols.known(third) !== undefined;
    if (isVerb) addForms(found, symbols, [word, third, past, participle, gerund]);
  }
  for (const word of words) {
    if (!/^[a-z]{3,}$/.test(word) || apart.has(word) || found.has(symbols.known(word) ?? firstWord)) continue;
    const plural = pluralOf(word);
    if (plural !== word && symbols.known(plural) !== undefined && !found.has(symbols.known(plural) ?? 0)) {
      addForms(found, symbols, [word, plural]);
    }
  }
  return found;
}

function addForms(found: Map<number, FormedWord>, symbols: Symbols, all: readonly string[]): void {
  const [base = ''] = all;
  const known = all.map((form, at) =>
    all.indexOf(form) === at && symbols.known(form) !== undefined ? form : '',
  );
  if (all.length === 5 && all[0] === all[2]) return;
  const kind = all.length === 2 ? 'noun' : all[2] === all[3] ? 'regularVerb' : 'irregularVerb';
  known.forEach((form, label) => {
    const symbol = symbols.known(form);
    if (form === '' || symbol === undefined || found.has(symbol)) return;
    found.set(symbol, { base: symbols.known(base) ?? 0, kind, label, forms: known });
  });
}
