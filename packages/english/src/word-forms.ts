import type { ByteReader } from './bytes.ts';
import { pluralOf, verbForms } from './inflection.ts';
import { firstWord, type Symbols } from './symbols.ts';
import type { Vocabulary } from './vocabulary.ts';

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

/** The words with forms, by symbol. */
export interface WordForms {
  get(symbol: number): FormedWord | undefined;
  forEach(visit: (form: Pick<FormedWord, 'kind' | 'label'>, symbol: number) => void): void;
}

/** Kinds by their number in files. */
export const formKinds = ['noun', 'regularVerb', 'irregularVerb'] as const;

/** Labels of a family of forms: the base form first. */
export const formLabels = 5;

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

/** Reads what `findForms` has found: the kind of each family, and the symbols of its forms, 0 for none. */
export function readForms(reader: ByteReader, { size, wordOf }: Vocabulary): WordForms {
  const families = reader.varint();
  const kinds = reader.take(families).slice();
  const forms = reader.shorts(families * formLabels);
  /** The place in `forms` of each symbol, plus one. */
  const places = new Uint16Array(firstWord + size);
  for (let place = forms.length - 1; place >= 0; place--) places[forms[place] ?? 0] = place + 1;
  places[0] = 0;
  const made = new Map<number, FormedWord>();

  function make(place: number): FormedWord {
    const family = Math.floor(place / formLabels);
    const symbols = forms.subarray(family * formLabels, (family + 1) * formLabels);
    const kind = kindOf(place);
    const used = symbols.subarray(0, kind === 'noun' ? 2 : formLabels);
    const words = Array.from(used, (symbol) => (symbol === 0 ? '' : wordOf(symbol - firstWord)));
    return { base: symbols[0] ?? 0, kind, label: place % formLabels, forms: words };
  }
  const kindOf = (place: number) => formKinds[kinds[Math.floor(place / formLabels)] ?? 0] ?? 'noun';

  return {
    get(symbol) {
      const place = (places[symbol] ?? 0) - 1;
      if (place < 0) return undefined;
      const form = made.get(symbol) ?? make(place);
      made.set(symbol, form);
      return form;
    },
    forEach(visit) {
      for (let symbol = firstWord; symbol < places.length; symbol++) {
        const place = (places[symbol] ?? 0) - 1;
        if (place >= 0) visit({ kind: kindOf(place), label: place % formLabels }, symbol);
      }
    },
  };
}

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
