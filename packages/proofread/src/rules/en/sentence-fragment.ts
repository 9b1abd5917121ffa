import type { TaggedWord } from '../../text/tagged-words.ts';
import type { Finding, Rule, RuleText } from '../rule.ts';

const fragment =
  /^(?:because|although|though|unless|if|when) [^.,!?;:"“”()\n]{5,70}(\. )(I|He|She|We|They|It|You|The|My|His|Her|Our)(?=['’ ])/iu;
const finite: ReadonlySet<string> = new Set(['MD', 'VBZ', 'VBP', 'VBD']);

export const sentenceFragment: Rule = {
  id: 'en.sentence-fragment',
  category: 'grammar',
  severity: 'warning',
  credible: 0.7,
  authority: 'The Chicago Manual of Style',
  scope: 'paragraph',
  find: findFragment,
  right: [
    'Because I was ill, I stayed at home.',
    'When he came we left. I was sad.',
    'If only I knew. I would tell you.',
    'Because of the rain. I stayed at home.',
    'When did you come? I was out.',
  ],
  wrong: [
    ['Because I was ill. I stayed at home.', 'Because I was ill, I stayed at home.'],
    ['Although it was raining. We went out.', 'Although it was raining, we went out.'],
  ],
};

/** Finds a clause with a conjunction that ends with a full stop, if it opens a paragraph and a sentence follows. */
function* findFragment({ text, language, words }: RuleText): Generator<Finding> {
  const match = language === 'en' ? fragment.exec(text) : null;
  if (match === null) return;
  const [found, stop = '', next = ''] = match;
  const start = found.length - next.length - stop.length;
  if (!isOneClause(words().filter(({ end }) => end <= start))) return;
  const joined = next === 'I' ? next : next.toLowerCase();
  yield { start, end: found.length, replacements: [`, ${joined}`] };
}

/** Whether a conjunction, a subject and one finite verb form the clause: "Because I was ill". */
function isOneClause(clause: readonly TaggedWord[]): boolean {
  const subject = clause[1];
  if (subject === undefined || /^(?:of|only|not|so|possible|necessary|needed)$/.test(subject.lower))
    return false;
  const isNominal = /^(?:PRP|PRP\$|DT|NN|NNS|NNP)$/.test(subject.tag);
  return isNominal && clause.filter(({ tag }) => finite.has(tag)).length === 1;
}
