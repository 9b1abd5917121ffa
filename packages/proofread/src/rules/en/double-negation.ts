import { byPattern } from '../../match/by-pattern.ts';
import type { Rule } from '../rule.ts';

const any: Record<string, string> = {
  no: 'any',
  nothing: 'anything',
  nobody: 'anybody',
  nowhere: 'anywhere',
  none: 'any',
};

export const doubleNegation: Rule = {
  id: 'en.double-negation',
  category: 'grammar',
  severity: 'warning',
  credible: 0.88,
  authority: null,
  scope: 'sentence',
  find: byPattern(
    /\b((?:do|does|did|ca|could|wo|would|have|has|had)n['’]t (?:have|know|want|need|see|get|do|say|go|buy|eat|hear|got|find|like) )(no|nothing|nobody|nowhere|none)\b(?! (?:less|more|other|doubt|longer|matter|but))/gi,
    ({ groups: [verb = '', no = ''], start, end }) => ({
      start: start + verb.length,
      end,
      replacements: [any[no.toLowerCase()] ?? 'any'],
    }),
  ),
  right: ["I don't have any money.", 'I have no money.', "We don't see no more than ten."],
  wrong: [["I don't have no money.", "I don't have any money."]],
};
