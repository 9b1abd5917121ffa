import { byAnyOf, byWords, type WordMatch } from '../../match/by-words.ts';
import { pastForm, thirdForm } from '../../match/word-forms.ts';
import type { Rule } from '../rule.ts';

const any: Readonly<Record<string, string>> = {
  no: 'any',
  nothing: 'anything',
  nobody: 'anybody',
  nowhere: 'anywhere',
  none: 'any',
  never: 'ever',
};

const sureOfNobody = 0.94;

export const doubleNegation: Rule = {
  id: 'en.double-negation',
  category: 'grammar',
  severity: 'warning',
  credible: 0.9,
  authority: null,
  scope: 'sentence',
  find: byAnyOf([
    byWords("n't find|see|get|buy|put|take|go VB? PRP$|the|it|a? NN|NNS? [ nowhere ]", () => 'anywhere'),
    byWords(
      "n't VB|VBN|have|know|see|do|want|need|say|get PRP|to? [ no|nothing|nobody|nowhere ] !less|more|other|doubt|longer|matter|but|one|good|,|:",
      ({ marked: [no], sentence }) =>
        sentence.some(({ tag }) => tag === '"') || no.tag === 'UH' ? null : (any[no.lower] ?? null),
    ),
    byWords(
      'never VB|VBD|VBP|VBN [ nothing|nobody|nowhere ] !but|like|,|:',
      ({ marked: [no] }) => any[no.lower] ?? null,
    ),
    byWords(
      "have|has|had|is|are|was|were n't [ no|nothing|nobody ] !less|more|other|doubt|longer|matter|but|one|good|,|:",
      ({ marked: [no], sentence }) =>
        sentence.some(({ tag }) => tag === '"') ? null : (any[no.lower] ?? null),
    ),
    byWords("do|does|did n't [ nothing ] .|,|and|because|today|yesterday", () => 'do anything'),
    byWords(
      "[ unless i|you|we|they|he|she|it do|does n't|not hurry|study|work|try|go|come|leave|pay|eat|sleep|practise|practice|listen|ask|help|stop|call|win|change ]",
      ({ marked }) => {
        const [unless, subject, helper, , verb] = marked;
        const form = verb === undefined ? null : helper?.lower === 'does' ? thirdForm(verb) : verb.text;
        return subject === undefined || form === null
          ? null
          : [
              `${unless.text} ${subject.text} ${form}`,
              `if ${[subject, helper].map((word) => word?.text).join(' ')}n't ${verb?.text}`,
            ];
      },
    ),
    byWords("do|does|did|have|has|had n't|not [ never ]", () => 'ever'),
    byWords("nobody|nothing [ do|does|did n't|not ~VB ]", ({ marked: [helper, , verb] }) => {
      const form =
        verb === undefined || verb.base !== verb.lower
          ? null
          : helper.lower === 'did'
            ? pastForm(verb)
            : thirdForm(verb);
      return verb === undefined || form === null
        ? null
        : // A rule about the form of "do" finds the same words.
          {
            start: helper.start,
            end: verb.end,
            replacements: [form],
            severity: 'error',
            credible: sureOfNobody,
          };
    }),
    byWords("^ nobody [ did n't ~VB ]", inPast),
    byWords("^ no one [ did n't ~VB ]", inPast),
  ]),
  right: ["I don't have any money.", 'I have no money.', "We don't see no more than ten."],
  wrong: [
    ["I can't find my glasses nowhere.", "I can't find my glasses anywhere."],
    ["Nobody don't want to live there.", 'Nobody wants to live there.'],
    ["I didn't nothing.", "I didn't do anything."],
    ["Unless you don't hurry, you will be late.", 'Unless you hurry, you will be late.'],
    ["We haven't no milk.", "We haven't any milk."],
    ["There isn't nothing to eat.", "There isn't anything to eat."],
    ["I haven't never been there.", "I haven't ever been there."],
    ["Nobody didn't come to the party.", 'Nobody came to the party.'],
    ["I don't have no money.", "I don't have any money."],
    ["He didn't see nobody there.", "He didn't see anybody there."],
    ['I never said nothing about it.', 'I never said anything about it.'],
  ],
};

/** "didn't come" becomes "came". */
function inPast({ marked: [, , verb] }: WordMatch): string | null {
  return verb === undefined ? null : pastForm(verb);
}
