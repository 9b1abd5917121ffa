import { baseOfPast, participleOfPast } from '../rules/en/data/verb-forms.ts';

/** What a verb looks like: base, third person, past, participle, -ing. */
export type VerbForm = 'base' | 'third' | 'past' | 'participle' | 'ing';

/** Irregular verbs that `verb-forms.ts` does not need, as `base past participle`. */
const further = `
  beat beat beaten, bring brought brought, cost cost cost, cut cut cut, deal dealt dealt, draw drew drawn,
  fight fought fought, freeze froze frozen, hide hid hidden, hit hit hit, hold held held, hurt hurt hurt,
  lay laid laid, lead led led, lend lent lent, let let let, lie lay lain, lose lost lost, mean meant meant,
  put put put, quit quit quit, read read read, rise rose risen, seek sought sought, set set set,
  shut shut shut, sit sat sat, stand stood stood, steal stole stolen, strike struck struck,
  throw threw thrown, withdraw withdrew withdrawn, spread spread spread, shake shook shaken,
  overcome overcame overcome, foresee foresaw foreseen, wear wore worn, spend spent spent, hear heard heard`;

const irregular = new Map<string, readonly [past: string, participle: string]>([
  ...[...baseOfPast].map(([past, base]) => [base, [past, participleOfPast.get(past) ?? past]] as const),
  ...further.split(',').map((line) => {
    const [base = '', past = '', participle = ''] = line.trim().split(/\s+/);
    return [base, [past, participle]] as const;
  }),
]);
const doubling =
  /^(?:beg|stop|plan|drop|shop|chat|prefer|refer|occur|regret|admit|commit|forget|begin|get|put|cut|let|sit|set|hit|run|win|swim|quit|shut|rob|skip|trip|drag|step|ban)$/;

/** The form of a verb: `inflect('take', 'past')` is "took". */
export function inflect(base: string, form: VerbForm): string {
  if (form === 'base') return base;
  if (base === 'be') return { third: 'is', past: 'was', participle: 'been', ing: 'being' }[form];
  if (form === 'third') return thirdOf(base);
  if (form === 'ing') return `${stemBefore(base, 'ing')}ing`;
  const [past, participle] = irregular.get(base) ?? [];
  const strong = form === 'past' ? past : participle;
  return strong ?? `${stemBefore(base, 'ed')}ed`;
}

/** Every form of a verb with what it may be: "made" is past and participle. */
export function formsOf(base: string): ReadonlyMap<string, readonly VerbForm[]> {
  const forms = new Map<string, VerbForm[]>();
  for (const form of ['base', 'third', 'past', 'participle', 'ing'] as const) {
    const word = inflect(base, form);
    forms.set(word, [...(forms.get(word) ?? []), form]);
  }
  return forms;
}

function thirdOf(base: string): string {
  if (base === 'have') return 'has';
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

function stemBefore(base: string, ending: 'ing' | 'ed'): string {
  if (doubling.test(base)) return base + base.slice(-1);
  if (ending === 'ed' && /[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}i`;
  if (ending === 'ing' && base.endsWith('ie')) return `${base.slice(0, -2)}y`;
  return /[^eoy]e$/.test(base) ? base.slice(0, -1) : ending === 'ed' ? base.replace(/e$/, '') : base;
}
